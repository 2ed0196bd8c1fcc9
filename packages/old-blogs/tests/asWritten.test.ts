// What real blogs have in their files, each program's own.
import { expect, test } from 'vitest';
import { type OpenPost, openFiles, texts } from './openBlog';

const front = '---\ntitle: A\ndate: 2024-02-01\n---\n';
const png = Buffer.from('iVBORw0KGgo=', 'base64').toString('latin1');

/** The only post of these files, and its blocks. */
async function openOne(files: Record<string, string>) {
  const all = (await openFiles(files)) as OpenPost[];
  const [post] = all.filter((one) => 'posted' in one);
  return { all, post: post!, blocks: texts(post!).flat().filter(Boolean) };
}

/** The blocks of a post of Jekyll with these words. */
const blocksOf = async (words: string) =>
  (await openOne({ '_config.yml': '', '_posts/2024-02-01-a.md': front + words })).blocks;

test.each([
  ['status: draft', 'its status is “draft”'],
  ['publish: false', 'it says “publish: no”'],
  ['published: No', 'it is a draft'],
  ['private: true', 'it says “private”'],
  ['hidden: true', 'it says “hidden”'],
  ['build:\n  render: never\n  list: never', 'its settings say that it is not built'],
  ['expiryDate: 2024-04-01', 'it has expired'],
  ['robotsNoIndex: true', 'it says “robotsnoindex”'],
  ['sitemap:\n  disable: true', 'it says that no sitemap may name it'],
])('a post with %j never comes', async (line, reason) => {
  const [post] = await openFiles({ 'a.md': front.replace('\n', `\n${line}\n`) });
  expect(post).toMatchObject({ title: 'A', reason, isBroken: false });
});

test.each([
  ['January 2, 2023', '2023-01-02T00:00:00.000Z'],
  ['2023/01/02', '2023-01-02T00:00:00.000Z'],
  ['2023-01-02', '2023-01-02T00:00:00.000Z'],
  ['2023-01-02 23:30:00 -0800', '2023-01-03T07:30:00.000Z'],
  ['2 Jan 2023', '2023-01-02T00:00:00.000Z'],
  ['2023-01-02T10:00', '2023-01-02T10:00:00.000Z'],
  ['2023-01-02 03:04 PM', '2023-01-02T15:04:00.000Z'],
  ['2023-01-02 12:04 am', '2023-01-02T00:04:00.000Z'],
  ['2023.01.02', '2023-01-02T00:00:00.000Z'],
  ['20230102', '2023-01-02T00:00:00.000Z'],
  ['2023-01-02T10:00:00-08', '2023-01-02T18:00:00.000Z'],
  ['1672617600', '2023-01-02T00:00:00.000Z'],
  ['2023年1月2日', '2023-01-02T00:00:00.000Z'],
  ['"Jan 2nd, 2023"', '2023-01-02T00:00:00.000Z'],
  ['"2. Januar 2023"', '2023-01-02T00:00:00.000Z'],
  ['Jan 02 2023', '2023-01-02T00:00:00.000Z'],
  ['02-01-2023', undefined],
  ['02.01.2023', undefined],
])('the date %s in front matter is %s', async (date, expected) => {
  const [post] = (await openFiles({ 'a.md': `---\ndate: ${date}\n---\nWords.` })) as OpenPost[];
  expect(post!.posted?.toISOString()).toBe(expected);
});

test.each([
  ['publish_date: 2023-01-02', { posted: new Date('2023-01-02') }],
  ['publicationDate: 2023-01-02', { posted: new Date('2023-01-02') }],
  ['date: [2023-01-02]', { posted: new Date('2023-01-02') }],
  [
    'published: true\npubDate: 02.01.2023',
    { reason: 'its date “02.01.2023” can’t be read: write it as 2020-01-31' },
  ],
  ['date: {{date}}', { reason: 'its date can’t be read: write it as 2020-01-31' }],
])('a post with %j has that date, or says what is wrong with it', async (fields, expected) => {
  const [post] = await openFiles({ 'a.md': `---\n${fields}\n---\nWords.` });
  expect(post).toMatchObject(expected);
});

test('cards of Ghost keep their words: callout, toggle, bookmark, gallery, video, code, button and file', async () => {
  const html = `<p>Intro words.</p>
<div class="kg-card kg-callout-card"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">Callout words.</div></div>
<div class="kg-card kg-toggle-card" data-kg-toggle-state="close"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text">Toggle heading</h4><button class="kg-toggle-card-icon"><svg></svg></button></div><div class="kg-toggle-content"><p>Toggle words.</p></div></div>
<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://example.com/a"><div class="kg-bookmark-content"><div class="kg-bookmark-title">Bookmark title</div><div class="kg-bookmark-description">Description</div><div class="kg-bookmark-metadata"><img class="kg-bookmark-icon" src="https://example.com/i.png" alt=""><span class="kg-bookmark-author">Author</span></div></div></a><figcaption>Bookmark caption</figcaption></figure>
<figure class="kg-card kg-gallery-card"><div class="kg-gallery-container"><div class="kg-gallery-row"><div class="kg-gallery-image"><img src="__GHOST_URL__/content/images/box.png" alt="Box"></div><div class="kg-gallery-image"><img src="/content/images/box.png" alt=""></div></div></div><figcaption>Gallery caption</figcaption></figure>
<figure class="kg-card kg-embed-card"><iframe src="https://www.youtube.com/embed/abc" title="Video"></iframe><figcaption>Video caption</figcaption></figure>
<figure class="kg-card kg-code-card"><pre><code class="language-js">const a = 1;

const b = 2;</code></pre><figcaption>Code caption</figcaption></figure>
<div class="kg-card kg-button-card"><a href="https://example.com/b" class="kg-btn">Button words</a></div>
<div class="kg-card kg-file-card"><a class="kg-file-card-container" href="__GHOST_URL__/content/files/a.pdf" download><div class="kg-file-card-contents"><div class="kg-file-card-title">File title</div></div></a></div>`;
  const post = {
    title: 'A',
    slug: 'cards',
    status: 'published',
    published_at: '2024-01-02 10:00:00',
  };
  const posts = [
    { ...post, id: '1', html },
    { ...post, id: '2', title: 'By mail', status: 'sent', html: '<p>Mail</p>' },
    { ...post, id: '3', title: 'Page', type: 'page', html: '<p>Page</p>' },
  ];
  const { all, blocks } = await openOne({
    'a.json': JSON.stringify({ db: [{ data: { posts } }] }),
    'content/images/box.png': png,
  });
  expect(blocks).toEqual([
    ...['Intro words.', '> [!NOTE]\n> Callout words.', '**Toggle heading**', 'Toggle words.'],
    ...['[Bookmark title](https://example.com/a)', 'Description', 'Author', 'Bookmark caption'],
    ...['![Box](/box.png)', '![](/box.png)', 'Gallery caption'],
    ...['[Video](https://www.youtube.com/embed/abc)', 'Video caption'],
    '```js title="Code caption"\nconst a = 1;\n\nconst b = 2;\n```',
    ...['[Button words](https://example.com/b)', '[File title](/content/files/a.pdf)'],
  ]);
  expect(all.slice(1)).toMatchObject([{ reason: 'it is a draft' }, { reason: 'it is a page' }]);
});

test('a post of Jekyll has the address of its category, its day in the time zone of the site, and links by tags', async () => {
  const { all, post, blocks } = await openOne({
    '_config.yml':
      'timezone: Australia/Sydney\npermalink: /:categories/:year/:month/:day/:title/\n',
    '_posts/2024-01-31-a.md': `---
title: A
date: 2024-01-31 08:15:00
category: Web Development
tags: [testing]
---
See [the other]({% post_url 2024-02-01-b %}) and {% link _posts/2024-02-01-b.md %}, or <a href="{% post_url 2024-02-01-b %}">it</a>.`,
    '_posts/2024-02-01-b.md': front.replace('\n', '\ncategories: one Two\n'),
  });
  expect(post.posted.toISOString()).toBe('2024-01-30T21:15:00.000Z');
  expect(post.tags).toEqual(['testing', 'Web Development']);
  expect(all.map(({ addresses }) => addresses)).toEqual([
    ['/web%20development/2024/01/31/a/'],
    ['/one/two/2024/02/01/b/'],
  ]);
  const path = `/blog/${all[1]!.id}`;
  expect(blocks).toEqual([`See [the other](${path}) and [b](${path}), or [it](${path}).`]);
});

test('a bundle of Hugo has its aliases as old addresses, and links to a post that stays out are words', async () => {
  const { all, post, blocks } = await openOne({
    'hugo.toml': '',
    'content/posts/bundle/index.md': `+++
title = "Hugo"
date = 2024-03-01T22:30:00-08:00
lastmod = 2024-03-05
tags = ["C", "C++", "C#", ".NET"]
slug = "short-codes"
aliases = ["old-name", "/older/name/", "Another title"]
+++
See [other]({{< ref "other/index.md" >}}), [again]({{< relref path="/posts/other" >}}), [frag]({{< ref "/posts/other#part" >}}) and [plain](../other/).`,
    'content/posts/other/index.md':
      '---\ntitle: Other\ndate: 2024-03-02\nexpiryDate: 2024-04-01\n---\nWords.',
    'content/posts/json.md': '{\n  "title": "JSON",\n  "date": "2024-03-03"\n}\n\nWords.',
    'content/posts/_index.md': '---\ntitle: All posts\ndate: 2024-01-01\n---\n',
    'content/about.md': '---\ntitle: About me\ndate: 2020-01-01\n---\nWords.',
  });
  expect(post).toMatchObject({
    tags: ['C', 'C++', 'C#', '.NET'],
    addresses: ['/posts/short-codes/', '/posts/old-name', '/older/name/'],
  });
  expect(blocks).toEqual(['See other, again, frag and plain.']);
  expect(all.map(({ title }) => title).sort()).toEqual([
    ...['About me', 'All posts', 'Hugo', 'JSON', 'Other'],
  ]);
  expect(all.filter((one) => 'posted' in one).map(({ title }) => title)).toEqual(['Hugo', 'JSON']);
});

test('a note of Obsidian keeps private words to itself, and links from tables too', async () => {
  const { post } = await openOne({
    '.obsidian/app.json': '{}',
    'Features.md': `---
created: 2024-05-02
tags: project/web, testing
aliases: [Feature list]
---
Public words. %% A private comment. %%

%%
A private block
of two lines.
%%

Link [[Private]], [[Private|shown]], [[Features#Part]], [[#Part]], [[Missing page]].

![[box.png|300]]

![[Private#Diary]]

> [!note]- Folded title
> Folded words

==lit== words #inline-tag and a block. ^block-1

- [/] half

Inline note^[the words of it].

| a | b |
|---|---|
| [[Private\\|alias]] | [[Features\\|this]] |

## Part

Text.`,
    'Private.md': '---\ncreated: 2024-05-01\npublish: false\n---\nDiary words.',
    'box.png': png,
  });
  const here = `/blog/${post.id}`;
  expect(post.tags).toEqual(['project/web', 'testing']);
  expect(post.addresses).toEqual([]);
  expect(texts(post)).toEqual([
    [
      ...['', 'Public words.'],
      `Link Private, shown, [Features › Part](${here}#Part), [Part](${here}#Part), Missing page.`,
      ...['![](/box.png)', 'Private › Diary', '> [!NOTE]\n> **Folded title**\n>\n> Folded words'],
      ...['lit words #inline-tag and a block.', '- [/] half', 'Inline note[^note-1].'],
      `| a | b |\n| --- | --- |\n| alias | [this](${here}) |`,
    ],
    ['Part', 'Text.', '[^note-1]: the words of it'],
  ]);
  expect(post.notes.join()).not.toMatch(/\p{Co}|%EE/u);
});

test('a post of AstroPaper has no heading for the contents that its program adds, and keeps directives', async () => {
  const { all, post } = await openOne({
    'src/content/posts/directives.md': `---
title: Directives
pubDatetime: 2024-04-03T23:30:00-08:00
timezone: America/Los_Angeles
---
## Table of contents

:::note[Own title]
Words of a note.
:::

::youtube[Video]{id="abc"}

!!! warning "Careful"
    Indented words.

[Relative](./mdx-post) and [absolute](/posts/mdx-post) and [asset](./box.png) and [pdf](/files/cv.pdf).`,
    'src/content/posts/mdx-post.mdx':
      "---\ntitle: MDX\npubDatetime: 2024-04-02T10:00:00Z\n---\nimport Note from '../Note.astro';\n\nProse.\n\n<Note>Inner words</Note>\n",
    'src/content/posts/_ignored.md': '---\ntitle: C\npubDatetime: 2024-04-01T10:00:00Z\n---\nNo.',
  });
  const target = `/blog/${all.find(({ title }) => title === 'MDX')!.id}`;
  expect(post.posted.toISOString()).toBe('2024-04-04T07:30:00.000Z');
  expect(texts(post)).toEqual([
    [
      ...['', '> [!NOTE]\n> **Own title**\n>\n> Words of a note.'],
      ...['[Video](https://www.youtube.com/watch?v=abc)'],
      '> [!WARNING]\n> **Careful**\n>\n> Indented words.',
      `[Relative](${target}) and [absolute](${target}) and asset and [pdf](/files/cv.pdf).`,
    ],
  ]);
  expect(all.find(({ title }) => title === 'MDX')).toMatchObject({
    body: expect.stringContaining('> [!NOTE]\n> Inner words') as unknown,
  });
  expect(all.find(({ title }) => title === 'C')).toMatchObject({
    reason: 'its name begins with an underscore',
  });
});

test.each([
  ['## Table of Contents\n\nWords.', [['', 'Words.']]],
  ['## Contents\n\n[[toc]]\n\n## One\n\nWords.', [['One', 'Words.']]],
  ['## TOC\n\n- My own list', [['TOC', '- My own list']]],
  ['## Contents\n\nOf the box.', [['Contents', 'Of the box.']]],
])('of a table of contents in %j there is left %j', async (words, expected) => {
  const { post } = await openOne({ 'a.md': front + words });
  expect(texts(post)).toEqual(expected);
  expect(post.notes).toEqual([]);
});

test('a post of Hexo in Chinese keeps its marks and the ends of its addresses, and its old address', async () => {
  const { post, blocks } = await openOne({
    '_config.yml': 'title: x\npermalink: :year/:title/\n',
    'source/_posts/cjk.md': `---
title: 中文排版
date: 2024-03-01 10:00:00
tags: [博客]
---
**注意：**本文使用。请看 https://example.com/a。然后继续（https://example.com/b）。

他说**「重要」**的事，~~（旧）~~新。`,
  });
  expect(post).toMatchObject({ title: '中文排版', tags: ['博客'], addresses: ['/2024/cjk/'] });
  expect(blocks).toEqual([
    '**注意：**本文使用。请看 <https://example.com/a>。然后继续（<https://example.com/b>）。',
    '他说**「重要」**的事，~~（旧）~~新。',
  ]);
});

test('posts of Jekyll in the folder source, as of Octopress, have the addresses of Jekyll', async () => {
  const { post } = await openOne({
    '_config.yml': 'source: source\npermalink: /blog/:year/:title/\n',
    'source/_posts/2024-02-01-a.md': front,
  });
  expect(post.addresses).toEqual(['/blog/2024/a/']);
});

test.each([
  [`\`\`\`\n${'.'.repeat(210)}\nOK\n\`\`\``, 1],
  ['-'.repeat(22), 1],
  [
    '```console\n+----+----------------------+\n| id | name                 |\n+----+----------------------+\n```',
    1,
  ],
])('lines of dots, rules and frames stay what they are: %j', async (block, count) => {
  const { blocks } = await openOne({ 'a.md': `${front}${block}\n\nMore.` });
  expect(blocks).toHaveLength(count + 1);
  expect(blocks[0]).toBe(/^-+$/.test(block) ? '---' : block);
});

test.each([
  ['```js\na // [!code highlight]\nb\n```', '```js {1}\na\nb\n```'],
  ['```js {3}\na // [!code hl:2]\nb\nc\n```', '```js {1-3}\na\nb\nc\n```'],
  ['```py title="a.py"\na\nb  # [!code focus]\n```', '```py title="a.py" {2}\na\nb\n```'],
  ['```html\n<!-- [!code highlight:2] -->\n<p>\n</p>\n```', '```html {1-2}\n<p>\n</p>\n```'],
  ['```css\na {} /* [!code warning] */\n```', '```css {1}\na {}\n```'],
  [
    '```js title="a.js"\nconst a = 1; // [!code ++]\nconst b = 2; // [!code --]\nc\n```',
    '```diff title="a.js"\n+const a = 1;\n-const b = 2;\n c\n```',
  ],
  ['```md\na // [!code ++]\n```', '```md\na // [!code ++]\n```'],
  [
    '```js\n"// [!code ++]"\n// [!code unknown]\n```',
    '```js\n"// [!code ++]"\n// [!code unknown]\n```',
  ],
])('comments that mark lines of code, as in %j, become %j', async (words, expected) => {
  const { post } = await openOne({ 'a.md': front + words });
  expect(post.body.trim()).toBe(expected);
  expect(post.notes).toEqual([]);
});

test('titles and marked lines of code come, however they are written', async () => {
  expect(
    await blocksOf('```go title="main.go" {2}\na\nb\n```\n\n```js:title=src/a.js\nlet a;\n```'),
  ).toEqual(['```go title="main.go" {2}\na\nb\n```', '```js title="src/a.js"\nlet a;\n```']);
});

test.each([
  [
    'code that begins within a line',
    'Run {{< highlight go >}}\nx()\n{{< /highlight >}} and **go on**.\n\n- {{< highlight go >}}\n  y()\n  {{< /highlight >}}',
    ['Run', '```go\nx()\n```', 'and **go on**.', '- ```go\n  y()\n  ```'],
  ],
  [
    'a quotation before a line',
    '{% pullquote %}Quoted{% endpullquote %}\nNot quoted.',
    ['> Quoted', 'Not quoted.'],
  ],
  [
    'a link of Hexo to another site',
    'See {% link The words https://a.example %}.',
    ['See [The words](https://a.example).'],
  ],
])('%s ends where it ends', async (_, words, expected) => {
  expect(await blocksOf(words)).toEqual(expected);
});

test.each([
  ['Hexo, without a mark before it', 'title: A\ndate: 2024-02-01\ntags:\n- b\n---\n', ['b']],
  ['Eleventy, in JSON', '---json\n{ "title": "A", "date": "2024-02-01" }\n---\n', []],
  ['Eleventy, in TOML', '---toml\ntitle = "A"\ndate = 2024-02-01\n---\n', []],
])('front matter of %s is read', async (_, matter, tags) => {
  const [post] = (await openFiles({ 'a.md': `${matter}Words.\n\n---\n\nMore.` })) as OpenPost[];
  expect(post).toMatchObject({ title: 'A', posted: new Date('2024-02-01'), tags });
  expect(texts(post!)).toEqual([['', 'Words.', '---', 'More.']]);
});

test('front matter in JavaScript is named as that', async () => {
  const [post] = await openFiles({ 'a.md': '---js\n{ title: "A" }\n---\nWords.' });
  expect(post).toMatchObject({
    reason: 'its front matter can’t be read: it is JavaScript: write it in YAML',
  });
});

test('lines before a rule are no front matter unless they have a title and a date', async () => {
  const [post] = await openFiles({
    '_config.yml': '',
    '_posts/2024-02-01-a.md': 'Note: b\n---\nC',
  });
  expect(texts(post as OpenPost)).toEqual([['Note: b', 'C']]);
});

test('the subtitle of Medium is the summary alone, and another one stays', async () => {
  const page = (subtitle: string) =>
    `<article class="h-entry"><h1 class="p-name">A</h1><section class="p-summary">Sub</section><section class="e-content"><h3 class="graf--title">A</h3><h4 class="graf--subtitle">${subtitle}</h4><p>Words</p></section><time class="dt-published" datetime="2024-02-01"></time></article>`;
  const open = async (subtitle: string) =>
    (await openOne({ 'posts/a.html': page(subtitle) })).blocks;
  expect(await open('Sub')).toEqual(['Words']);
  expect(await open('Other')).toEqual(['Other', 'Words']);
});

test.each([
  ['    :::python\n    print(1)', ['```python\nprint(1)\n```']],
  ['    #!python\n    print(1)', ['```python\nprint(1)\n```']],
  ['    #!/bin/sh\n    ls', ['```\n#!/bin/sh\nls\n```']],
  ['{{ youtube(id="abc", class="wide") }}', ['<https://www.youtube.com/watch?v=abc>']],
  ['{{ image(src="/a.png", alt="A") }}', ['![A](/a.png)']],
  ['{{ unknown(a="b") }}', ['{{ unknown(a="b") }}']],
  ['[crayon lang="js"]let a = "<b>";[/crayon]', ['```js\nlet a = "<b>";\n```']],
])('the words %j become %j', async (words, expected) => {
  expect(await blocksOf(words)).toEqual(expected);
});

test('cards of Ghost that play or ask for an address have no words of their buttons', async () => {
  const html =
    '<p>Hello</p><div class="kg-card kg-audio-card"><div class="kg-audio-title">Song</div><div class="kg-audio-player"><span>0:00</span></div></div><div class="kg-card kg-signup-card"><h2>Sign up</h2></div>';
  const post = { title: 'A', status: 'published', published_at: '2024-02-01', html };
  const { blocks } = await openOne({
    'a.json': JSON.stringify({ db: [{ data: { posts: [post] } }] }),
  });
  expect(blocks).toEqual(['Hello', 'Song']);
});

test.each([
  ['2020/04/03 10:11:12', '/2020/04/03/a/'],
  ['2020-4-3', '/2020/04/03/a/'],
  ['Apr 3 2020', '/2020/04/03/a/'],
])('a post of Hexo with the date %s has that date in its address', async (date, address) => {
  const files = {
    '_config.yml': 'permalink: :year/:month/:day/:title/\nsource_dir: source\n',
    'source/_posts/a.md': `---\ntitle: A\ndate: ${date}\n---\nWords.`,
  };
  expect((await openOne(files)).post.addresses).toEqual([address]);
});

test.each([
  ['[permalinks]\nposts = "/:year/:slug/"\n', ['/2024/b-c/', '/2024/old/']],
  ['[permalinks.page]\nposts = "/:section/:filename/"\n', ['/posts/a/', '/posts/old/']],
  ['[permalinks]\nposts = "/:weekday/:slug/"\n', []],
  ['[permalinks]\nnotes = "/n/:slug/"\n', ['/posts/a/', '/posts/old/']],
])('a post of Hugo with %j had the addresses %j', async (settings, addresses) => {
  const files = {
    'hugo.toml': settings,
    'content/posts/a.md': '---\ntitle: B? C!\ndate: 2024-02-01\naliases: [old/]\n---\nWords.',
  };
  expect((await openOne(files)).post.addresses).toEqual(addresses);
});

test('pages of Notion have their properties, and link to each other', async () => {
  const [one, two] = ['0123456789abcdef0123456789abcdef', 'fedcba9876543210fedcba9876543210'];
  const { all, post, blocks } = await openOne({
    [`One ${one}.md`]: `# One\n\nTags: a, b\nCreated time: January 2, 2024 10:00 AM\nStatus: Published\n\nTo [Two](Two%20${two}.md).`,
    [`Two ${two}.md`]: '# Two\n\nDate: 2024-01-03\nStatus: Draft\n\nWords.',
  });
  expect(post).toMatchObject({ title: 'One', tags: ['a', 'b'], key: one });
  expect(post.posted.toISOString()).toBe('2024-01-02T10:00:00.000Z');
  expect(blocks).toEqual(['To Two.']);
  expect(all[1]).toMatchObject({ title: 'Two', reason: 'its status is “Draft”' });
});

test.each(['---\n', '+++\n'])('fields behind %j have names in any case', async (mark) => {
  const [sign, quote] = mark === '---\n' ? [': ', ''] : [' = ', '"'];
  const fields = Object.entries({
    Title: '"Engaging words"',
    Tags: '["Go"]',
    Description: '"A summary."',
    Aliases: '["/old/"]',
    Series: '"Tides"',
    Slug: '"cap"',
    PUBLISH_DATE: quote + '2014-04-07' + quote,
    'cover-image': '"a.jpg"',
  }).map(([name, value]) => name + sign + value);
  const text = `${mark}${fields.join('\n')}\n${mark}Words.`;
  const { post } = await openOne({
    'hugo.toml': 'baseURL = "https://a.example/"',
    'content/posts/engaging-words-2.md': text,
  });
  expect(post).toMatchObject({
    ...{ title: 'Engaging words', tags: ['Go'], summary: 'A summary.', series: 'Tides' },
    cover: { url: 'a.jpg', alt: '' },
    addresses: ['/posts/cap/', '/old/'],
    posted: new Date('2014-04-07'),
  });
});

test('a file or a folder that is named by a date alone has that date', async () => {
  const all = (await openFiles({
    'src/notes/2018-12-02.md': '---\ntitle: My first note\n---\nHere is my first note.',
    'src/posts/2019-02-03-hello/index.md':
      '---\ntitle: Folder with a date\ntags: one two\n---\nWords.',
    'src/posts/2019-02-04/index.md': '---\ntags: one two\n---\nOnly words and a date in the name.',
  })) as OpenPost[];
  expect(all.map(({ posted, tags }) => [posted?.toISOString().slice(0, 10), tags])).toEqual([
    ['2018-12-02', []],
    ['2019-02-03', ['one', 'two']],
    ['2019-02-04', ['one two']],
  ]);
});

test.each<[fields: string, blocks: string[], notes: string[]]>([
  ['photos: [/a.png, /b.png]', ['Words.', '![](/a.png)', '![](/b.png)'], []],
  ['gallery:\n  - src: /a.png\n    alt: A pier', ['Words.', '![A pier](/a.png)'], []],
  ['images: [/a.png, /b.png]', ['![](/a.png)', 'Words.', '![](/b.png)'], []],
  [
    'link: https://x.example/a\nexternal_url: https://y.example',
    ['<https://x.example/a>', '<https://y.example>', 'Words.'],
    [],
  ],
  ['video: https://youtu.be/abc', ['<https://youtu.be/abc>', 'Words.'], []],
  [
    'subtitle: The tide turns twice',
    ['Words.'],
    ['its field subtitle is left out: The tide turns twice'],
  ],
  ['Subtitle: x', ['Words.'], ['its field subtitle is left out: x']],
  [
    'author:\n  name: Ann Lee\n  url: https://ann.example\ndescription: One. Two.\nsummary: Another one.',
    ['Words.'],
    [
      'its field author.url is left out: https://ann.example',
      'its field summary is left out: Another one.',
    ],
  ],
  ['layout: post\ncomments: true\nweight: 3\nupdated: Jan 2, 2024', ['Words.'], []],
])('what stands in %j is in the post or named', async (fields, expected, notes) => {
  const { post, blocks } = await openOne({
    '_posts/2024-02-01-a.md': front.replace('\n', `\n${fields}\n`) + 'Words.',
    ...{ 'a.png': png, 'b.png': png },
  });
  expect(blocks).toEqual(expected);
  expect(post.notes).toEqual(notes);
});

test('shortcodes of Zola become pictures, quotations and notes', async () => {
  const { post, blocks } = await openOne({
    'config.toml': 'base_url = "https://a.example"',
    'content/blog/pier.png': png,
    'content/blog/zola.md': `+++
title = "Zola words"
date = 2024-05-01
+++
{{ figure(image="blog/pier.png", caption="The pier at noon", alt="A pier") }}

{% quote(author="Ann") %}
A quoted word.
{% end %}

{% note(title="Careful") %}
Words in a note.
{% end %}

\`\`\`
{% quote() %}
{% end %}
\`\`\``,
  });
  expect(blocks).toEqual([
    ...['![A pier](/pier.png "The pier at noon")', '> A quoted word.\n>\n> — Ann'],
    '> [!NOTE]\n> **Careful**\n>\n> Words in a note.',
    '```\n{% quote() %}\n{% end %}\n```',
  ]);
  expect(post.notes).toEqual([]);
});

test.each([
  ['<svg viewBox="0 0 9 9"><path d="M0 0"/></svg>', ['“<svg>” is left out']],
  ['<div>\n<svg><path d="M0 0"/></svg>\n</div>', ['line 5: “<svg>” is left out']],
  ['<p>Words <svg><path d="M0 0"/></svg></p>', []],
  ['<a href="https://a.example"><svg></svg>Words</a>', []],
  ['Words<sup><a href="#zz">1</a></sup>', ['a footnote is left out']],
  ['Words<sup><a href="#zz">1</a></sup>\n\n<p id="zz">A note.</p>', []],
  ['[gallery size=full columns=1]', ['line 5: [gallery size=full columns=1] is shown as text']],
])('what is lost of %j is named', async (words, notes) => {
  const { post } = await openOne({ '_posts/2024-02-01-a.md': front + words });
  expect(post.notes.slice(0, 1)).toEqual(notes);
});

test.each<[words: string, blocks: string[], notes: string[]]>([
  [
    '{% figure caption:"A **screen**." class:"large" %}\n![A](/a.png)\n{% endfigure %}',
    ['![A](/a.png "A screen.")'],
    [],
  ],
  [
    '{% figure caption:"Two screens." %}\n[![A](/a.png)](https://a.example)\n\n![A](/a.png)\n\n{% endfigure %}',
    ['[![A](/a.png)](https://a.example)', '![A](/a.png)', '*Two screens.*'],
    [],
  ],
  [
    '{% figure class:"large" %}\n![A](/a.png)\n{% endfigure %}',
    ['![A](/a.png)'],
    ['line 5: “{% figure class:"large" %}” is left out'],
  ],
  [
    '{% box class:"wide" %}\nWords.\n{% endbox %}',
    ['Words.'],
    ['line 5: “{% box class:"wide" %}” is left out'],
  ],
  [
    'By [{% avatar "https://a.example/u" %}Ann](https://a.example).',
    ['By [{% avatar "https://a.example/u" %}Ann](https://a.example).'],
    ['line 5: {% avatar "https://a.example/u" %} is shown as text'],
  ],
  [
    '{% renderTemplate "webc" %}<x-film :@id="a"></x-film>{% endrenderTemplate %}',
    ['{% renderTemplate "webc" %}<x-film :@id="a"></x-film>\\{% endrenderTemplate %}'],
    [
      'line 5: {% renderTemplate "webc" %} is shown as text',
      'line 5: <x-film :@id="a"> is shown as text',
      'line 5: {% endrenderTemplate %} is shown as text',
    ],
  ],
])('the tags in %j are around what they stand around', async (words, expected, notes) => {
  const { post, blocks } = await openOne({
    ...{ '_config.yml': '', 'a.png': png },
    '_posts/2024-02-01-a.md': front + words,
  });
  expect(blocks).toEqual(expected);
  expect(post.notes).toEqual(notes);
});

test.each<[words: string, blocks: string[], notes: string[]]>([
  [
    '{% capture note %}Captured words{% endcapture %}\n{{ note }}',
    ['{% capture note %}Captured words\\{% endcapture %} {{ note }}'],
    [
      'line 5: {% capture note %} is shown as text',
      'line 5: {% endcapture %} is shown as text',
      'line 6: {{ note }} is shown as text',
    ],
  ],
  ['```shell\necho hello\n```\n{: file="run.sh" .nolineno }', ['```shell\necho hello\n```'], []],
  [
    '<blockquote class="twitter-tweet"><p>A tweet</p>&mdash; someone</blockquote><script async src="https://platform.twitter.com/widgets.js"></script>',
    ['> A tweet\n>\n> — someone'],
    [],
  ],
  ['One.\n\n<!-- more -->\n\nTwo.', ['One.', 'Two.'], []],
  [
    '````md\n{{</* figure src="x.png" */>}}\n{{< figure src="y.png" >}}\n````\n\n    {{< figure src="indented.png" >}}',
    [
      '```md\n{{</* figure src="x.png" */>}}\n{{< figure src="y.png" >}}\n```',
      '```\n{{< figure src="indented.png" >}}\n```',
    ],
    [],
  ],
  ['> [!WARNING] Own title\n> Careful.', ['> [!WARNING]\n> **Own title**\n>\n> Careful.'], []],
  ['```js:app.js\nlet b\n```', ['```js title="app.js"\nlet b\n```'], []],
  [
    '```js file="src/app.js"\na // [!code ++]\nb // [!code highlight]\n```',
    ['```diff title="src/app.js" {2}\n+a\n b\n```'],
    [],
  ],
  ['```rust,linenos,hl_lines=2\na\nb\n```', ['```rust {2}\na\nb\n```'], []],
  [
    '<figure><svg><text>High</text></svg><figcaption>The curve</figcaption></figure>',
    ['The curve'],
    ['line 5: “<svg>” is left out'],
  ],
  [
    '<object data="/a.svg" type="image/svg+xml">Fallback</object>\n\n<embed src="/a.pdf">',
    ['[/a.svg](/a.svg)', '[/a.pdf](/a.pdf)'],
    ['line 5: “Fallback” is left out'],
  ],
  [
    '<canvas id="c">Words</canvas>',
    ['\\<canvas id="c">Words</canvas>'],
    ['line 5: <canvas id="c"> is shown as text'],
  ],
])('what a real blog has, %j, comes or is named', async (words, expected, notes) => {
  const { post, blocks } = await openOne({ '_posts/2024-02-01-a.md': front + words });
  expect(blocks).toEqual(expected);
  const others = post.notes.filter((note) => !note.startsWith('its link to'));
  expect(others).toEqual(notes);
});

test('a post that was moved from WordPress to Jekyll has its captions, and entities are what they mean', async () => {
  const { post, blocks } = await openOne({
    '_posts/2014-05-06-a.md': `---
title: "Moved from WordPress &amp; back"
excerpt: "<p>It&#8217;s <em>short</em>&#8230;</p>"
tags: ["Q&amp;A"]
---
[caption id="attachment_12" align="alignnone" width="600"]![](https://old.example.org/a.jpg) Words of a caption.[/caption]

[sourcecode language="js"]
  let a = 1;
[/sourcecode]`,
  });
  expect(post).toMatchObject({
    title: 'Moved from WordPress & back',
    summary: 'It’s short…',
    tags: ['Q&A'],
  });
  expect(blocks).toEqual([
    '![](https://old.example.org/a.jpg "Words of a caption.")',
    '```js\n  let a = 1;\n```',
  ]);
});
