import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'pathe';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Plan, planPosts } from '../../../../scripts/import/planPosts';
import { listFiles, readEntries } from '../../../../scripts/import/sources/readEntries';
import { createFolder } from '../../../fixtures/createFolder';

async function read(path: string) {
  const files = await listFiles(path);
  return planPosts(await readEntries(path, files), files);
}

/** Plans the import of a sample blog: its posts by title, and why others stay out, by file. */
async function plan(path: string) {
  const all = await read(path);
  const leftOut = all.filter((one) => 'reason' in one);
  return {
    posts: new Map(all.flatMap((one) => ('id' in one ? [[one.post.Title, one]] : []))),
    reasons: leftOut.map(({ file, title, reason }) => [title ?? file.replace(/.*\//, ''), reason]),
  };
}

/** Plans the import of a blog of files, by their paths. */
async function planFiles(files: Record<string, string>) {
  const folder = await createFolder();
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return read(folder);
}

const texts = ({ post }: Plan) =>
  post.sections.map(({ Heading, paragraphs }) => [
    Heading,
    ...paragraphs.map(({ Paragraph }) => Paragraph.replaceAll(/[0-9a-f]{32}/g, 'ID')),
  ]);
const addresses = ({ redirects }: Plan) => redirects.map(([from]) => from);
const dates = ({ posted, updated }: Plan) => [posted.toISOString(), updated?.toISOString()];

test('posts of Jekyll come with their links, pictures, code, tags, dates and old addresses', async () => {
  const { posts, reasons } = await plan('tests/fixtures/import/jekyll');
  const tomatoes = posts.get('Growing tomatoes: a start')!;
  const harvest = posts.get('Harvest')!;
  expect(texts(tomatoes)).toEqual([
    [
      '',
      `Tomatoes need sun. They need water & time. See [the second part](/blog/${harvest.id}) and [this book](https://example.com/book).`,
    ],
    [
      'What to buy',
      '![Seeds](/pictures/ID.webp#12x8)',
      '```sh\nwater --daily\n```',
      '```\nindented --code\n```',
      'A line\nand another, of `List<String>` and Map<String>.',
      '![Twice](/pictures/ID.webp#12x8 "A caption")',
      '{% include video.html %}',
    ],
  ]);
  expect(dates(tomatoes)).toEqual(['2020-01-31T00:00:00.000Z', '2020-02-03T08:30:00.000Z']);
  expect(tomatoes.post).toMatchObject({
    Name: 'Your Name',
    Summary: 'Tomatoes need sun. They need water & time. See the second part and this book.',
    Language: 'en',
    Tags: ['vegetables', 'garden'],
  });
  expect(tomatoes.redirects).toEqual([
    ['/garden/2020/01/31/growing-tomatoes.html', `/blog/${tomatoes.id}`],
    ['/tomatoes/', `/blog/${tomatoes.id}`],
  ]);
  expect(tomatoes.notes).toEqual([
    expect.stringContaining('a tag with far more than the forty characters that fit'),
    'line 29: {% include video.html %} is shown as text',
  ]);
  expect(reasons).toEqual([['Unfinished', 'it is a draft']]);

  expect(texts(harvest)[0]![1]).toContain(`[a start](/blog/${tomatoes.id})`);
  // It states a change before its publication.
  expect(dates(harvest)).toEqual(['2020-03-05T00:00:00.000Z', undefined]);
  expect(harvest.redirects).toEqual([['/harvest/2020.html', `/blog/${harvest.id}`]]);
  expect(harvest.notes).toEqual([expect.stringContaining('/a.png is on another')]);
});

test('posts of Hugo come from bundles and files, with TOML or YAML, and broken ones are named', async () => {
  const { posts, reasons } = await plan('tests/fixtures/import/hugo');
  const harbour = posts.get('At the harbour')!;
  const walk = posts.get('A walk')!;
  expect(texts(harbour)).toEqual([
    ['', '![A boat](/pictures/ID.webp#8x16)'],
    ['Boats', 'One boat.'],
  ]);
  expect(harbour.post).toMatchObject({ Summary: 'Boats and gulls.', Tags: ['boats', 'gulls'] });
  expect(dates(harbour)).toEqual(['2021-05-04T08:00:00.000Z', '2021-05-06T00:00:00.000Z']);
  expect(addresses(harbour)).toEqual(['/posts/harbour/', '/old/harbour/']);
  expect(texts(walk)[0]).toEqual([
    '',
    '![A path](/pictures/ID.webp#12x8)',
    `[The harbour](/blog/${harbour.id}) was near.`,
  ]);
  expect(addresses(walk)).toEqual(['/posts/the-walk/']);
  expect(reasons).toEqual([
    ['broken.md', expect.stringContaining('its front matter can’t be read')],
    ['Not ready', 'it is a draft'],
  ]);
});

test('a post of AstroPaper comes with its dates, and its address leads to it', async () => {
  const { posts } = await plan('tests/fixtures/import/astro');
  const post = posts.get('A first post')!;
  expect(dates(post)).toEqual(['2022-09-23T15:22:00.000Z', '2022-12-21T09:12:47.400Z']);
  expect(post.post.Summary).toBe('What the first post is about.');
  expect(addresses(post)).toEqual(['/posts/my-first-post/']);
});

test('notes of Obsidian come with their links, pictures and new lines', async () => {
  const { posts, reasons } = await plan('tests/fixtures/import/obsidian');
  const other = posts.get('Other note')!;
  const note = posts.get('A note')!;
  expect(texts(note)[0]).toEqual([
    '',
    `See [the other](/blog/${other.id}) and Missing.\nA new line.`,
    '![](/pictures/ID.webp#12x8)',
  ]);
  expect(note.redirects).toEqual([]);
  expect(other.post.Language).toBe('de');
  expect(reasons).toEqual([['Loose', expect.stringContaining('it has no date')]]);
});

test('posts of Ghost come with tags, author and cover; drafts, pages and posts for members stay out', async () => {
  const { posts, reasons } = await plan('tests/fixtures/import/ghost');
  const coffee = posts.get('Coffee')!;
  expect(texts(coffee)).toEqual([
    ['', 'First words.'],
    [
      'Beans',
      'They are **roasted**.\nThen ground.',
      '![A cup](/pictures/ID.webp#12x8)',
      '<https://example.com/film>',
    ],
  ]);
  expect(coffee.post).toMatchObject({ Name: 'Your Name', Tags: ['Drinks', 'Hot'] });
  expect(coffee.post.Cover).toMatch(/^!\[The cup\]\(\/pictures\/[^)]*#12x8\)$/);
  expect(coffee.redirects.map(([from]) => from)).toEqual(['/coffee/']);
  expect(coffee.notes).toEqual([]);
  expect(reasons).toEqual([
    ['Tea', 'it is a draft'],
    ['About', 'it is a page'],
    ['Paid', 'it is not for everyone'],
  ]);
});

test('posts of Ghost that have only what its editor stores come with their cards', async () => {
  const format = (bits: number, text: string) => ({ type: 'extended-text', format: bits, text });
  const words = (...children: object[]) => ({ type: 'paragraph', children });
  const item = (...children: object[]) => ({ type: 'listitem', children });
  const list = (tag: string, ...children: object[]) => ({ type: 'list', tag, children });
  const code = 'if (a < b) {\n\n}';
  const url = 'https://a.b/c';
  const children = [
    words(format(0, 'A <T> '), format(3, 'bold'), format(16, 'x && y'), format(64, '2')),
    words({ type: 'link', url: '__GHOST_URL__/b/', children: [format(0, 'link')] }),
    { type: 'extended-heading', tag: 'h2', children: [format(0, 'Head')] },
    list('ul', item(format(0, 'one')), item(list('ol', item(format(0, 'two'))))),
    { type: 'aside', children: [format(0, 'said'), { type: 'linebreak' }, format(0, 'so')] },
    { type: 'image', src: '__GHOST_URL__/i.png', alt: 'I', caption: '<span>An image</span>' },
    { type: 'gallery', images: [{ src: '/1.png' }, { src: '/2.png' }], caption: 'Two' },
    { type: 'codeblock', code, language: 'js', caption: 'Code' },
    { type: 'markdown', markdown: '> a\n\n| b |\n|---|\n| *c* |' },
    { type: 'html', html: '<p>Own <b>HTML</b></p>' },
    { type: 'html', html: 'For members', visibility: { web: { nonMember: false } } },
    { type: 'html', html: 'By e-mail', visibility: { showOnWeb: false } },
    { type: 'callout', calloutEmoji: '💡', calloutText: '<p>Call</p>' },
    { type: 'toggle', heading: '<span>More</span>', content: '<p>Inside</p>' },
    { type: 'bookmark', url, metadata: { title: 'T & T', description: 'D' }, caption: 'C' },
    { type: 'embed', url: `${url}?v=1`, html: '<iframe></iframe>', metadata: {} },
    { type: 'file', src: '__GHOST_URL__/f.pdf', fileTitle: 'F', fileCaption: 'File' },
    { type: 'button', buttonUrl: url, buttonText: 'Press' },
    { type: 'signup', header: 'Sign up' },
    { type: 'header', header: 'Big', subheader: 'small' },
    { type: 'horizontalrule' },
    { type: 'transistor' },
    { type: 'paywall' },
    words(format(0, 'Paid')),
  ];
  const lexical = JSON.stringify({ root: { type: 'root', children } });
  const post = { id: '1', title: 'A', slug: 'a', html: null, lexical, status: 'published' };
  const posts = [{ ...post, published_at: '2020-01-01T00:00:00Z' }];
  const [found] = await planFiles({ 'a.json': JSON.stringify({ db: [{ data: { posts } }] }) });
  expect(texts(found as Plan)).toEqual([
    ['', 'A <T> ***bold***`x && y`²', '[link](/b/)'],
    [
      'Head',
      ...['- one\n  1. two', '> said\n> so', '![I](/i.png "An image")'],
      ...['![](/1.png)![](/2.png)', 'Two', '```js\nif (a < b) {\n\n}\n```', 'Code'],
      ...['> a', '| b |\n| --- |\n| *c* |', 'Own **HTML**', '> [!NOTE]\n> Call'],
      ...['**More**', 'Inside', `[T & T](${url})`, 'D', 'C', `<${url}?v=1>`],
      ...['[F](/f.pdf)', 'File', `[Press](${url})`],
    ],
    ['Big', 'small', '---', '{{ transistor }}'],
  ]);
  const named = expect.stringContaining('{{ transistor }} is shown as text') as unknown;
  expect((found as Plan).notes).toContainEqual(named);
});

test('posts of WordPress come with captions, galleries and paragraphs; what is not for everyone stays out', async () => {
  const { posts, reasons } = await plan('tests/fixtures/import/wordpress');
  const [coffee, tea] = [posts.get('Coffee & milk')!, posts.get('Tea')!];
  expect(texts(coffee)).toEqual([
    ['', 'First **words**\non two lines.', `See [tea](/blog/${tea.id}#pot).`],
    [
      'Beans',
      '![A cup](/pictures/ID.webp#12x8 "A small cup")',
      '![The cup](/pictures/ID.webp#12x8)',
      '<https://www.youtube.com/watch?v=abc>',
      '```js\na {\n\n  b }\n```',
      '[contact-form to="you@example.com"]',
    ],
  ]);
  expect(coffee.post).toMatchObject({ Name: 'Your Name', Tags: ['Drinks'] });
  expect(coffee.post.Cover).toContain('![The cup]');
  expect(dates(coffee)).toEqual(['2021-03-04T05:06:07.000Z', '2021-03-05T05:06:07.000Z']);
  expect(addresses(coffee)).toEqual(['/2021/03/coffee/']);
  expect(coffee.notes).toEqual([expect.stringContaining('[contact-form to="you@example.com"] is')]);
  expect(texts(tea)).toEqual([
    ['', 'A pot of $t_1$ $ea$.', 'https://example.com/film', 'The film'],
  ]);
  expect(tea.post.Summary).toBe('About tea.');
  expect(reasons).toEqual([
    ['Later', 'its status is “draft”'],
    ['For the family', 'it has a password'],
    ['For members', 'parts of it may not be for everyone'],
    ['For subscribers', 'it is not for everyone'],
    ['About', 'it is a page'],
    ['A mug', 'it is a “product” and no post'],
  ]);
});

test('posts of Hashnode come from its JSON and from its backup in Markdown', async () => {
  const { posts, reasons } = await plan('tests/fixtures/import/hashnode');
  const [queues, stacks] = [posts.get('Queues')!, posts.get('Stacks')!];
  expect(texts(queues)).toEqual([
    [
      '',
      `A queue, as in [stacks](/blog/${stacks.id}).`,
      '<https://www.youtube.com/watch?v=abc>',
      '![A picture](https://cdn.example/a.png)',
      '> [!NOTE]\n> First **in**.',
      '`%[https://a.b align="left")`',
    ],
  ]);
  expect(queues.post).toMatchObject({
    Name: '',
    Summary: 'What a queue is.',
    Tags: ['algorithms'],
  });
  expect(queues.post.Series).toBeUndefined();
  expect(texts(stacks)).toEqual([['', '- One\n\n- Two']]);
  expect(stacks.post).toMatchObject({
    Summary: 'What a stack is.',
    Tags: ['algorithms', 'data-structures'],
  });
  expect([dates(queues)[1], dates(stacks)[0]]).toEqual([
    '2024-01-16T10:00:00.000Z',
    '2024-09-09T04:38:21.000Z',
  ]);
  expect([...addresses(queues), ...addresses(stacks)]).toEqual(['/queues', '/stacks']);
  expect(reasons).toEqual([['Gone', 'it says “isactive: no”']]);
});

test('articles of dev.to come with their lines and tags', async () => {
  const { posts, reasons } = await plan('tests/fixtures/import/devto/articles.json');
  const tips = posts.get('Seven tips')!;
  expect(texts(tips)[0]).toEqual([
    '',
    'A tip\non two lines.',
    '<https://www.youtube.com/watch?v=abc>',
  ]);
  expect(tips.post).toMatchObject({ Summary: 'Tips for tests.', Tags: ['testing', 'webdev'] });
  expect(reasons).toEqual([['Later', 'it is a draft']]);
});

test('posts of Medium come without the title that is repeated in them', async () => {
  const { posts, reasons } = await plan('tests/fixtures/import/medium');
  const trains = posts.get('On trains')!;
  expect(texts(trains)).toEqual([
    ['', 'The *slow* train.'],
    ['Stations', 'Many.', '```\nnext()\n```'],
  ]);
  expect(trains.post.Summary).toBe('Slowly through the hills.');
  expect(dates(trains)[0]).toBe('2019-06-07T08:09:10.111Z');
  expect(reasons).toEqual([['A draft', 'it is a draft']]);
});

test('a post has the same address wherever its folder is; two posts with one address are not mixed up', async () => {
  const file = '---\ntitle: Words\ndate: 2020-01-01\n---\nWords.';
  const [{ id }] = (await planFiles({ 'a.md': file })) as [Plan];
  expect(await planFiles({ 'b/a.md': file, 'z.md': 'No date.' })).toMatchObject([{ id }, {}]);
  const [first, second] = await planFiles({ 'a/words.md': file, 'b/words.md': file });
  expect(first).toHaveProperty('id');
  const reason = expect.stringContaining('a/words.md') as unknown;
  expect(second).toMatchObject({ isBroken: true, reason });
});

test('a folder without posts is refused, and one that does not exist', async () => {
  await expect(read('public')).rejects.toThrow('public has no posts');
  await expect(read('nowhere')).rejects.toThrow('ENOENT');
});

test('MDX that can’t be read is named, and the other posts come', async () => {
  const front = '---\ndate: 2020-01-01\n---\n';
  const [broken, good] = await planFiles({
    '_config.yml': '# Nothing yet',
    'a.mdx': `${front}a < b {`,
    'b.mdx': `${front}import C from './c';\n\n<C>*Words*</C>`,
  });
  const reason = expect.stringContaining('it can’t be read') as unknown;
  expect(broken).toMatchObject({ isBroken: true, reason });
  expect(texts(good as Plan)).toEqual([['', '*Words*']]);
});

test('links lead to posts by names, fragments and the site’s own address, and not to posts that stay out', async () => {
  const front = '---\ndate: 2020-01-01\nslug: my-post\n---\n';
  const [linking, , target] = (await planFiles({
    '_config.yml': 'url: https://your.example',
    '_posts/2020-01-01-a.md': `${front.replace('my-post', 'a')}[a](/my-post/#part) [b](../c.md) [c](https://your.example/2020/01/01/my-post.html) [d](https://else.example/2020/01/01/my-post.html)`,
    '_posts/2020-01-01-b.md': `---\ndraft: true\n---\n`,
    '_posts/2020-01-01-c.md': `${front}Words.`,
  })) as [Plan, unknown, Plan];
  const path = `/blog/${target.id}`;
  expect(texts(linking)[0]![1]).toBe(
    `[a](${path}#part) [b](${path}) [c](${path}) [d](https://else.example/2020/01/01/my-post.html)`,
  );
});

test('links of Zola lead from the folder of contents, a path is an old address, and a translation has its language', async () => {
  const [de, en, hidden] = (await planFiles({
    'content/a/index.de.md': '+++\ntitle = "Eins"\ndate = 2020-01-31\npath = "de/one"\n+++\nWort',
    'content/b/two.md':
      '+++\ntitle = "Two"\ndate = 2020-01-31\n[taxonomies]\ntags = ["x"]\n+++\n[one](@/a/index.de.md#c), [it]({% ref "two.markdown" %})',
    'content/c.md': '+++\ntitle = "C"\ndate = 2020-01-31\n[extra]\nhidden = true\n+++\nWords.',
  })) as Plan[];
  expect(texts(en!)).toEqual([['', `[one](/blog/${de!.id}#c), [it](/blog/${en!.id})`]]);
  expect([de!.post.Language, addresses(de!)]).toEqual(['de', ['/de/one']]);
  expect(en!.post.Tags).toEqual(['x']);
  expect(hidden).toMatchObject({ reason: 'it says “hidden”' });
  expect([...de!.notes, ...en!.notes]).toEqual([]);
});

test('posts of Pelican come with fields that have no marks, and drafts among them stay out', async () => {
  const [post, draft, named] = await planFiles({
    'pelicanconf.py': '',
    'content/g.md': 'Title: G\nDate: 2020-01-31\nSlug: gg\n\nWords.',
    'content/a.md':
      'Title: A: b\nDate: 2020-01-31 10:00\nTags: c, d\n\nSee [it]({filename}a.md) ![e]({static}/e.png)',
    'content/f.md': 'Title: F\ndate: 2020-01-31\nStatus: draft\n\nWords.',
  });
  const { id, post: content } = post as Plan;
  expect(content).toMatchObject({ Title: 'A: b', Tags: ['c', 'd'] });
  expect(dates(post as Plan)).toEqual(['2020-01-31T10:00:00.000Z', undefined]);
  expect(texts(post as Plan)).toEqual([['', `See [it](/blog/${id}) ![e](/e.png)`]]);
  expect(draft).toMatchObject({ reason: 'its status is “draft”' });
  expect([post, named].map((one) => addresses(one as Plan))).toEqual([[], ['/gg.html']]);
});

test('links of Eleventy lead to folders, posts of Hexo keep their lines, and what can’t be read is named', async () => {
  const front = '---\ndate: 2020-01-31\n---\n';
  const [linking, hexo, html, target, quarto] = await planFiles({
    'a.md': `${front}[b](/blog/the-b/)`,
    'hexo/_config.yml': 'source_dir: source',
    'hexo/source/_posts/c.md': `${front}one\ntwo`,
    'page.html': `${front}<b>a</b>`,
    'template.html': '---\nlayout: a\n---\n<b>a</b>',
    'the-b/2020-01-01-index.md': 'Words.',
    'z.qmd': front,
  });
  expect(texts(linking as Plan)).toEqual([['', `[b](/blog/${(target as Plan).id})`]]);
  expect(texts(hexo as Plan)).toEqual([['', 'one\ntwo']]);
  expect(texts(html as Plan)).toEqual([['', '**a**']]);
  expect(quarto).toMatchObject({
    isBroken: false,
    reason: expect.stringContaining('Markdown') as unknown,
  });
});

test('old addresses of Hexo and Docusaurus lead to their posts', async () => {
  const front = '---\ndate: 2020-01-31 10:00:00\n---\nWords.';
  const planned = (await planFiles({
    'a/docusaurus.config.ts': '',
    'a/blog/2020-01-31-one/index.mdx': 'Words.',
    'a/blog/more/two.md': front,
    'a/blog/three.md': front.replace('\n', '\nslug: /third\n'),
    'b/_config.yml': 'source_dir: source\npermalink: :year/:i_month/:title/',
    'b/source/_posts/four.md': front,
    'b/source/_posts/five.md': front.replace('\n', '\npermalink: fifth.html\n'),
  })) as Plan[];
  expect(planned.flatMap(addresses).sort()).toEqual([
    '/2020/1/four/',
    '/blog/2020/01/31/one',
    '/blog/more/two',
    '/blog/third',
    '/fifth.html',
  ]);
});

test('the original on another site gives the first publication; one on the old site is the post itself', async () => {
  const Canonical = 'https://else.example/a';
  const planned = (await planFiles({
    '_config.yml': 'url: https://your.example',
    'a.md': `---\ndate: 2020-01-31\ncanonical_url: ${Canonical}\n---\nWords.`,
    'b.md': `---\ndate: 2020-01-31\ncanonicalURL: https://your.example/b\n---\nWords.`,
  })) as Plan[];
  const origins = planned.map(({ post }) => [post.FirstPublished, post.Canonical]);
  expect(origins).toEqual([
    ['2020-01-31', Canonical],
    [undefined, undefined],
  ]);
});

test('a post without words stays out, and so does what follows a paywall', async () => {
  const posts = [
    { id: '1', title: 'A', slug: 'a', html: 'Free<!--members-only-->Paid', status: 'published' },
    { id: '2', title: 'B', slug: 'b', html: '<p></p>', status: 'published' },
    { id: '3', title: 'C', slug: 'c', html: null, lexical: '{}', status: 'published' },
  ].map((post) => ({ ...post, published_at: '2020-01-01T00:00:00Z' }));
  const [free, empty, lexical] = await planFiles({
    'a.json': JSON.stringify({ db: [{ data: { posts } }] }),
  });
  expect(texts(free as Plan)).toEqual([['', 'Free']]);
  expect(empty).toMatchObject({ isBroken: false, reason: 'it has no words' });
  expect(lexical).toMatchObject({ isBroken: true });
});

test('a picture within a file of Markdown is imported like one beside it', async () => {
  const red = { create: { width: 2, height: 1, channels: 3, background: '#a33' } } as const;
  const data = `data:image/png;base64,${(await sharp(red).png().toBuffer()).toString('base64')}`;
  const words = `---\ndate: 2020-01-31\n---\n![a](${data})\n\n![b][1]\n\n[1]: ${data}`;
  const [found] = (await planFiles({ 'a.md': words })) as Plan[];
  const address = '/pictures/ID.webp#2x1';
  expect(texts(found!)).toEqual([['', `![a](${address})`, `![b](${address})`]]);
  expect([found!.pictures.size, found!.notes]).toEqual([1, []]);
});
