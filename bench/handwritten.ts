// The floor: the pages of the site as one would write them by hand, with the same words and no JavaScript.
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SamplePost } from '../scripts/emulators/seed';

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const text = (words: string) => words.replace(/[&<>]/g, (sign) => entities[sign] ?? sign);

/** The words and the elements of a built page's body, without what scripts and stylesheets put there. */
function plainBody(html: string): string {
  return html
    .slice(html.indexOf('<body>') + '<body>'.length, html.lastIndexOf('</body>'))
    .replace(/<script[\s\S]*?<\/script>|<!--[\s\S]*?-->/g, '')
    .replace(/ (?:class|style|tabindex|data-[\w-]+)="[^"]*"/gi, '');
}

const posted = ({ DatePosted }: SamplePost) =>
  `<p><time datetime="${DatePosted}">${date.format(new Date(DatePosted))}</time></p>`;

const card = (post: SamplePost) => `<article>
<h2>${text(post.Title)}</h2>
${posted(post)}
<p>${text(post.Summary)}</p>
<p><a href="/blog/${post.id}">Read</a></p>
</article>`;

const list = (posts: SamplePost[]) => `<h1>Blog</h1>\n${posts.map(card).join('\n')}`;

const article = (post: SamplePost) => `<h1>${text(post.Title)}</h1>
<p>${text(post.Name)}</p>
${posted(post)}
${post.sections
  .map(({ Heading, paragraphs }) => {
    const words = paragraphs.map(({ Paragraph }) => `<p>${text(Paragraph)}</p>`);
    return `<h2>${text(Heading)}</h2>\n${words.join('\n')}`;
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

/** Writes the floor's pages for a built site into `outDir`; `posts` are newest first. */
export async function writeFloor(site: string, outDir: string, posts: SamplePost[]): Promise<void> {
  const css = await readFile(new URL('handwritten.css', import.meta.url), 'utf8');
  const bodyOf = async (name: string) =>
    plainBody(await readFile(join(site, `${name}.html`), 'utf8'));
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
  await write('blogs', 'Blog', withMain(list(posts)));
  for (const post of posts) {
    await write(`blog/${post.id}`, text(post.Title), withMain(article(post)));
  }
}
