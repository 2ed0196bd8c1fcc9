import { join } from 'pathe';
import { expect, test } from 'vitest';
import { findPictureFile, readBlog } from '../index';
import { dates, type OpenPost, openFiles, openSample, texts } from './openBlog';
import { writeFiles } from './writeFiles';

test('a post of AstroPaper comes with its dates, and its address leads to it', async () => {
  const { posts } = await openSample('astro');
  const post = posts.get('A first post')!;
  expect(dates(post)).toEqual(['2022-09-23T15:22:00.000Z', '2022-12-21T09:12:47.400Z']);
  expect(post.summary).toBe('What the first post is about.');
  expect(post.addresses).toEqual(['/posts/my-first-post/']);
});

test('notes of Obsidian come with their links, pictures and new lines', async () => {
  const { posts, reasons } = await openSample('obsidian');
  const other = posts.get('Other note')!;
  const note = posts.get('A note')!;
  expect(texts(note)[0]).toEqual([
    '',
    `See [the other](/blog/${other.id}) and Missing.\nA new line.`,
    '![](/tree.png)',
  ]);
  expect(note.addresses).toEqual([]);
  expect(reasons).toEqual([['Loose', expect.stringContaining('it has no date')]]);
});

test('posts of Ghost come with tags, author and cover; drafts, pages and posts for members stay out', async () => {
  const { posts, reasons } = await openSample('ghost');
  const coffee = posts.get('Coffee')!;
  expect(texts(coffee)).toEqual([
    ['', '![The cup](/cup.png)', 'First words.'],
    [
      'Beans',
      'They are **roasted**.\nThen ground.',
      '![A cup](/cup.png)',
      '<https://example.com/film>',
    ],
  ]);
  expect(coffee).toMatchObject({ author: 'Your Name', tags: ['Drinks', 'Hot'] });
  expect(coffee.cover).toEqual({ url: '/content/images/2021/03/cup.png', alt: 'The cup' });
  expect(coffee.addresses).toEqual(['/coffee/']);
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
  const [found] = await openFiles({ 'a.json': JSON.stringify({ db: [{ data: { posts } }] }) });
  expect(texts(found as OpenPost)).toEqual([
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
  expect(found).toMatchObject({ notes: expect.arrayContaining([named]) as unknown });
});

test('a post whose words or title are nested too deep is named, and the others of its file come', async () => {
  const aPost = (title: string, depth: number) => {
    // Not by JSON.stringify(), which overflows the stack.
    const [start, end] = ['{"type":"quote","children":['.repeat(depth), ']}'.repeat(depth)];
    const lexical = `{"root":{"children":[${start}{"type":"text","text":"Words"}${end}]}}`;
    return { title, slug: title, lexical, status: 'published', published_at: '2020-01-01' };
  };
  const bold = `${'<b>'.repeat(60)}Bold${'</b>'.repeat(60)}`;
  const posts = [aPost('Deep', 50_000), aPost(bold, 1), aPost('Fine', 2)];
  const found = await openFiles({ 'a.json': JSON.stringify({ db: [{ data: { posts } }] }) });
  const isBroken = true;
  expect(found).toMatchObject([
    { title: 'Deep', reason: 'its words are nested too deep', isBroken },
    { title: bold, reason: 'its HTML is nested too deep', isBroken },
    { title: 'Fine' },
  ]);
  expect(texts(found[2] as OpenPost)).toEqual([['', '> > Words']]);
});

test('posts of WordPress come with captions, galleries and paragraphs; what is not for everyone stays out', async () => {
  const { posts, reasons } = await openSample('wordpress');
  const [coffee, tea] = [posts.get('Coffee & milk')!, posts.get('Tea')!];
  expect(texts(coffee)).toEqual([
    [
      '',
      '![The cup](/cup.png)',
      'First **words**\non two lines.',
      `See [tea](/blog/${tea.id}#pot).`,
    ],
    [
      'Beans',
      '![A cup](/cup.png "A small cup")',
      '![The cup](/cup.png)',
      '<https://www.youtube.com/watch?v=abc>',
      '```js\na {\n\n  b }\n```',
      '[contact-form to="you@example.com"]',
    ],
  ]);
  expect(coffee).toMatchObject({ author: 'Your Name', tags: ['Drinks'] });
  expect(coffee.cover).toEqual({ url: '/wp-content/uploads/2021/03/cup.png', alt: 'The cup' });
  expect(dates(coffee)).toEqual(['2021-03-04T05:06:07.000Z', '2021-03-05T05:06:07.000Z']);
  expect(coffee.addresses).toEqual(['/2021/03/coffee/']);
  expect(coffee.notes).toEqual([expect.stringContaining('[contact-form to="you@example.com"] is')]);
  expect(texts(tea)).toEqual([
    ['', 'A pot of $t_1$ $ea$.', 'https://example.com/film', 'The film'],
  ]);
  expect(tea.summary).toBe('About tea.');
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
  const { posts, reasons } = await openSample('hashnode');
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
  expect(queues).toMatchObject({
    author: '',
    summary: 'What a queue is.',
    tags: ['algorithms'],
  });
  expect(queues.series).toBe('');
  expect(texts(stacks)).toEqual([['', '- One\n\n- Two']]);
  expect(stacks).toMatchObject({
    summary: 'What a stack is.',
    tags: ['algorithms', 'data-structures'],
  });
  expect([dates(queues)[1], dates(stacks)[0]]).toEqual([
    '2024-01-16T10:00:00.000Z',
    '2024-09-09T04:38:21.000Z',
  ]);
  expect([...queues.addresses, ...stacks.addresses]).toEqual(['/queues', '/stacks']);
  expect(reasons).toEqual([['Gone', 'it says “isactive: no”']]);
});

test('articles of dev.to come with their lines and tags', async () => {
  const { posts, reasons } = await openSample('devto/articles.json');
  const tips = posts.get('Seven tips')!;
  expect(texts(tips)[0]).toEqual([
    '',
    'A tip\non two lines.',
    '<https://www.youtube.com/watch?v=abc>',
  ]);
  expect(tips).toMatchObject({ summary: 'Tips for tests.', tags: ['testing', 'webdev'] });
  expect(reasons).toEqual([['Later', 'it is a draft']]);
});

test('posts of Medium come without the title that is repeated in them', async () => {
  const { posts, reasons } = await openSample('medium');
  const trains = posts.get('On trains')!;
  expect(texts(trains)).toEqual([
    ['', 'The *slow* train.'],
    ['Stations', 'Many.', '```\nnext()\n```'],
  ]);
  expect(trains.summary).toBe('Slowly through the hills.');
  expect(dates(trains)[0]).toBe('2019-06-07T08:09:10.111Z');
  expect(reasons).toEqual([['A draft', 'it is a draft']]);
});

test('a folder without posts is refused, and one that does not exist', async () => {
  await expect(readBlog('public')).rejects.toThrow('public has no posts');
  await expect(readBlog('nowhere')).rejects.toThrow('ENOENT');
});

test('MDX that can’t be read is named, and the other posts come', async () => {
  const front = '---\ndate: 2020-01-01\n---\n';
  const [broken, good] = await openFiles({
    '_config.yml': '# Nothing yet',
    'a.mdx': `${front}a < b {`,
    'b.mdx': `${front}import C from './c';\n\n<C>*Words*</C>`,
  });
  const reason = expect.stringContaining('Unexpected end of file') as unknown;
  expect(broken).toMatchObject({ reason });
  expect(texts(good as OpenPost)).toEqual([['', '*Words*']]);
});

test('links lead to posts by names, fragments and the site’s own address, and not to posts that stay out', async () => {
  const front = '---\ndate: 2020-01-01\nslug: my-post\n---\n';
  const [linking, , target] = (await openFiles({
    '_config.yml': 'url: https://your.example',
    '_posts/2020-01-01-a.md': `${front.replace('my-post', 'a')}[a](/my-post/#part) [b](../c.md) [c](https://your.example/2020/01/01/my-post.html) [d](https://else.example/2020/01/01/my-post.html)`,
    '_posts/2020-01-01-b.md': `---\ndraft: true\n---\n`,
    '_posts/2020-01-01-c.md': `${front}Words.`,
  })) as [OpenPost, unknown, OpenPost];
  const path = `/blog/${target.id}`;
  expect(texts(linking)[0]![1]).toBe(
    `[a](${path}#part) [b](${path}) [c](${path}) [d](https://else.example/2020/01/01/my-post.html)`,
  );
});

test('links of Zola lead from the folder of contents, a path is an old address, and a translation has its language', async () => {
  const [de, en, hidden] = (await openFiles({
    'content/a/index.de.md': '+++\ntitle = "Eins"\ndate = 2020-01-31\npath = "de/one"\n+++\nWort',
    'content/b/two.md':
      '+++\ntitle = "Two"\ndate = 2020-01-31\n[taxonomies]\ntags = ["x"]\n+++\n[one](@/a/index.de.md#c), [it]({% ref "two.markdown" %})',
    'content/c.md': '+++\ntitle = "C"\ndate = 2020-01-31\n[extra]\nhidden = true\n+++\nWords.',
  })) as OpenPost[];
  expect(texts(en!)).toEqual([['', `[one](/blog/${de!.id}#c), [it](/blog/${en!.id})`]]);
  expect([de!.language, de!.addresses]).toEqual(['de', ['/de/one']]);
  expect(en!.tags).toEqual(['x']);
  expect(hidden).toMatchObject({ reason: 'it says “hidden”' });
  expect([...de!.notes, ...en!.notes]).toEqual([]);
});

test('posts of Pelican come with fields that have no marks, and drafts among them stay out', async () => {
  const [post, draft, named] = await openFiles({
    'pelicanconf.py': '',
    'content/g.md': 'Title: G\nDate: 2020-01-31\nSlug: gg\n\nWords.',
    'content/a.md':
      'Title: A: b\nDate: 2020-01-31 10:00\ntags: c, d\n\nSee [it]({filename}a.md) ![e]({static}/e.png)',
    'content/f.md': 'Title: F\ndate: 2020-01-31\nStatus: draft\n\nWords.',
  });
  const { id } = post as OpenPost;
  expect(post).toMatchObject({ title: 'A: b', tags: ['c', 'd'] });
  expect(dates(post as OpenPost)).toEqual(['2020-01-31T10:00:00.000Z', undefined]);
  expect(texts(post as OpenPost)).toEqual([['', `See [it](/blog/${id}) ![e](/e.png)`]]);
  expect(draft).toMatchObject({ reason: 'its status is “draft”' });
  expect([post, named].map((one) => (one as OpenPost).addresses)).toEqual([[], ['/gg.html']]);
});

test('links of Eleventy lead to folders, posts of Hexo keep their lines, and what can’t be read is named', async () => {
  const front = '---\ndate: 2020-01-31\n---\n';
  const [linking, hexo, html, target, quarto] = await openFiles({
    'a.md': `${front}[b](/blog/the-b/)`,
    'hexo/_config.yml': 'source_dir: source',
    'hexo/source/_posts/c.md': `${front}one\ntwo`,
    'page.html': `${front}<b>a</b>`,
    'template.html': '---\nlayout: a\n---\n<b>a</b>',
    'the-b/2020-01-01-index.md': 'Words.',
    'z.qmd': front,
  });
  expect(texts(linking as OpenPost)).toEqual([['', `[b](/blog/${(target as OpenPost).id})`]]);
  expect(texts(hexo as OpenPost)).toEqual([['', 'one\ntwo']]);
  expect(texts(html as OpenPost)).toEqual([['', '**a**']]);
  expect(quarto).toMatchObject({
    isBroken: false,
    reason: expect.stringContaining('Markdown') as unknown,
  });
});

test('a post of Eleventy has no address but one that it states, as its settings are code', async () => {
  const opened = (await openFiles({
    'eleventy.config.js': '',
    '_posts/2020-01-31-a.md': 'Words.',
    '_posts/2020-01-31-b.md': '---\npermalink: /web/b/\n---\nWords.',
    '_posts/2020-01-31-c.md': '---\npermalink: "/web/{{ page.fileSlug }}/"\n---\nWords.',
  })) as OpenPost[];
  expect(opened.map(({ addresses }) => addresses)).toEqual([[], ['/web/b/'], []]);
});

test('old addresses of Hexo and Docusaurus lead to their posts', async () => {
  const front = '---\ndate: 2020-01-31 10:00:00\n---\nWords.';
  const opened = (await openFiles({
    'a/docusaurus.config.ts': '',
    'a/blog/2020-01-31-one/index.mdx': 'Words.',
    'a/blog/more/two.md': front,
    'a/blog/three.md': front.replace('\n', '\nslug: /third\n'),
    'b/_config.yml': 'source_dir: source\npermalink: :year/:i_month/:title/',
    'b/source/_posts/four.md': front,
    'b/source/_posts/five.md': front.replace('\n', '\npermalink: fifth.html\n'),
  })) as OpenPost[];
  expect(opened.flatMap((one) => one.addresses).sort()).toEqual([
    '/2020/1/four/',
    '/blog/2020/01/31/one',
    '/blog/more/two',
    '/blog/third',
    '/fifth.html',
  ]);
});

test('a picture is looked for in the six folders around a post, and no further up', async () => {
  const folder = await writeFiles({
    '1/2/3/4/5/6/post.md': '',
    '1/static/a.png': '',
    'static/b.png': '',
  });
  const find = (name: string) => findPictureFile(name, join(folder, '1/2/3/4/5/6/post.md'), []);
  expect([find('/a.png'), find('/b.png')]).toEqual([join(folder, '1/static/a.png'), undefined]);
});
