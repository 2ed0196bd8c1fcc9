import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SamplePost } from '../../scripts/emulators/seed';

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escape = (text: string) => text.replace(/[&<>]/g, (character) => entities[character]!);

/** The text and elements of a built page's body, without its scripts and the attributes for styling. */
function plainBody(html: string): string {
  return html
    .slice(html.indexOf('<body>') + '<body>'.length, html.lastIndexOf('</body>'))
    .replace(/<script[\s\S]*?<\/script>|<!--[\s\S]*?-->/g, '')
    .replace(/ (?:class|style|tabindex|data-[\w-]+)="[^"]*"/gi, '');
}

const posted = ({ DatePosted }: SamplePost) =>
  `<p><time datetime="${DatePosted}">${date.format(new Date(DatePosted))}</time></p>`;

const card = (post: SamplePost) => `<article>
<h2>${escape(post.Title)}</h2>
${posted(post)}
<p>${escape(post.Summary)}</p>
<p><a href="/blog/${post.id}">Read</a></p>
</article>`;

const article = (post: SamplePost) => `<h1>${escape(post.Title)}</h1>
<p>${escape(post.Name)}</p>
${posted(post)}
${post.sections
  .map(({ Heading, paragraphs }) => {
    const body = paragraphs.map(({ Paragraph }) => `<p>${escape(Paragraph)}</p>`);
    return `<h2>${escape(Heading)}</h2>\n${body.join('\n')}`;
  })
  .join('\n')}
<p><a href="/blogs">Back</a></p>`;

const page = (css: string, title: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${title}</title>
<style>
${css}</style>
</head>
<body>
${body}
</body>
</html>
`;

/**
 * Writes the pages as a person would by hand: the same content as the built site in `siteDir`, one inline
 * stylesheet, no JavaScript. `posts` are sorted newest first.
 */
export async function writeHandwritten(
  siteDir: string,
  outDir: string,
  posts: SamplePost[],
): Promise<void> {
  const stylesheets = ['base', 'frame', 'content'].map((name) =>
    readFile(`bench/handwritten/${name}.css`, 'utf8'),
  );
  const css = (await Promise.all(stylesheets)).join('\n');
  const bodyOf = async (name: string) =>
    plainBody(await readFile(join(siteDir, `${name}.html`), 'utf8'));
  const write = (name: string, title: string, body: string) =>
    writeFile(join(outDir, `${name}.html`), page(css, title, body));

  await mkdir(join(outDir, 'blog'), { recursive: true });
  await cp('public', outDir, { recursive: true });
  await write('home', 'About Me', await bodyOf('home'));
  await write('cv', 'CV', await bodyOf('cv'));
  await write('contact', 'Contact', await bodyOf('contact'));

  const frame = await bodyOf('blogs');
  const withMain = (main: string) =>
    frame.replace(/<main[\s\S]*<\/main>/, () => `<main id="main">\n${main}\n</main>`);
  await write('blogs', 'Blog', withMain(`<h1>Blog</h1>\n${posts.map(card).join('\n')}`));
  for (const post of posts) {
    await write(`blog/${post.id}`, escape(post.Title), withMain(article(post)));
  }
}
