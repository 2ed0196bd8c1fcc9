import { writeFile } from 'node:fs/promises';
import { join } from 'pathe';
import { expect, test } from 'vitest';
import { readBlog } from '#old-blogs';
import { type Plan, planPosts } from '../../../../scripts/import/planPosts';
import { createFolder } from '../../../fixtures/createFolder';

interface Fields {
  [name: string]: string | undefined;
  more?: string;
}

/** An item of an export: a post of 3 March 2020, but for what is stated. `more` is XML. */
function toItem(content: string, { more = '', ...fields }: Fields = {}): string {
  const all: Fields = {
    title: `Post ${fields['wp:post_id'] ?? 1}`,
    link: `https://old.example.org/2020/03/post-${fields['wp:post_id'] ?? 1}/`,
    'wp:post_id': '1',
    'wp:post_date_gmt': '2020-03-03 10:00:00',
    'wp:status': 'publish',
    'wp:post_type': 'post',
    'content:encoded': content,
    ...fields,
  };
  const xml = Object.entries(all).map(
    ([name, value]) => `<${name}><![CDATA[${value ?? ''}]]></${name}>`,
  );
  return `<item>${xml.join('')}${more}</item>`;
}

const toMeta = (name: string, value: string) =>
  `<wp:postmeta><wp:meta_key><![CDATA[${name}]]></wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;

/** Plans the import of an export: its posts, and why others stay out. */
async function plan(items: string[], home = 'https://old.example.org') {
  const file = join(await createFolder(), 'export.xml');
  await writeFile(
    file,
    `<?xml version="1.0"?><rss><channel><link>${home}</link><wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>${home}</wp:base_blog_url>${items.join('')}</channel></rss>`,
  );
  const all = await planPosts(await readBlog(file));
  const posts = all.filter((one) => 'id' in one);
  return { posts, reasons: all.flatMap((one) => ('reason' in one ? [one.reason] : [])) };
}

const texts = ({ post }: Plan) =>
  post.sections.flatMap(({ paragraphs }) => paragraphs.map(({ Paragraph }) => Paragraph));
const toTexts = async (content: string, fields?: Fields) =>
  texts((await plan([toItem(content, fields)])).posts[0]!);

test('footnotes of WordPress, whose words stand outside the post, come as footnotes', async () => {
  const note = '[{"content":"Except in <em>Southampton</em>.","id":"a1"}]';
  const content =
    '<p>Twice<sup data-fn="a1" class="fn"><a href="#a1" id="a1-link">1</a></sup> a day.</p><!-- wp:footnotes /-->';
  const { posts } = await plan([toItem(content, { more: toMeta('footnotes', note) })]);
  expect(texts(posts[0]!)).toEqual(['Twice[^1] a day.', '[^1]: Except in *Southampton*.']);
  expect(posts[0]!.post.Summary).toBe('Twice a day.');
  // A tool has removed the backslashes.
  const broken = '[{"content":"A "word".","id":"a1"}]';
  expect(await toTexts('<p>A.</p>', { more: toMeta('footnotes', broken) })).toEqual([
    'A.',
    expect.stringContaining('"content":"A "word"."'),
  ]);
});

test('patterns and the captions of galleries, which stand outside a post of WordPress, come with it', async () => {
  const pattern = toItem('<p>Said everywhere.</p>', {
    'wp:post_id': '7',
    'wp:post_type': 'wp_block',
  });
  const picture = toItem('', {
    'wp:post_id': '8',
    'wp:post_type': 'attachment',
    'excerpt:encoded': 'The <em>cup</em>',
    'wp:attachment_url': 'https://old.example.org/cup.png',
  });
  const content =
    '<!-- wp:paragraph --><p>A.</p><!-- /wp:paragraph --><!-- wp:block {"ref":7} /--><!-- wp:block {"ref":9} /-->[gallery ids="8"]';
  const { posts } = await plan([pattern, picture, toItem(content)]);
  expect(texts(posts[0]!).slice(0, 3)).toEqual(['A.', 'Said everywhere.', '{{ wp:block 9 }}']);
  expect(texts(posts[0]!)[3]).toContain('The cup');
  expect(posts[0]!.notes).toContainEqual(expect.stringContaining('{{ wp:block 9 }} is shown'));
});

test.each([
  ['csharp', '\nvar x = new List<string>();\nif (a < b)\n{\n    foo();\n}\n', undefined],
  [
    'javascript title="x"',
    '\nlet y = a && b;\n\n\n  return "<div>hi</div>";\n',
    'javascript title="x"',
  ],
  ['c', '\nint a;\n', undefined],
  ['code lang="php" highlight="1,3-4"', '\n<?php echo "&lt;"; ?>\n', 'php {1,3-4}'],
  ['cc_ruby', '\nputs [1]\n', 'ruby'],
  ['plain', '\n[gallery] of [b]\n', ''],
])('code in [%s] of WordPress is code, as it was', async (tag, code, info = tag) => {
  const [name] = tag.split(' ');
  expect(await toTexts(`Before.\n\n[${tag}]${code}[/${name}]\n\nAfter.`)).toEqual([
    'Before.',
    `\`\`\`${info}${code}\`\`\``,
    'After.',
  ]);
});

test('code that an editor of WordPress has escaped is unescaped', async () => {
  expect(await toTexts('[html]&lt;b&gt;a&lt;/b&gt;<br />c[/html]')).toEqual([
    '```html\n<b>a</b>\nc\n```',
  ]);
});

test.each(['', '/blog'])(
  'posts of WordPress at %s/?p=12 have links, but no redirect, and say so',
  async (folder) => {
    const home = `https://old.example.org${folder}`;
    const toPost = (id: string, to: string) =>
      toItem(`<p>See <a href="${to}">it</a>.</p>`, { 'wp:post_id': id, link: `${home}/?p=${id}` });
    const { posts } = await plan(
      [
        toPost('51', `${home}/?p=52`),
        toPost('52', `${home}?p=51&cpage=2#comment-3`),
        toPost('53', home),
        toPost('54', 'https://elsewhere.example/?p=51'),
        toItem(`<p>See <a href="${home}/?p=55">it</a>.</p>`, { 'wp:post_id': '55' }),
      ],
      home,
    );
    const [one, two, , , pretty] = posts;
    expect(posts.map(texts)).toEqual([
      [`See [it](/blog/${two!.id}).`],
      [`See [it](/blog/${one!.id}#comment-3).`],
      [`See [it](${home}).`],
      ['See [it](https://elsewhere.example/?p=51).'],
      [`See [it](/blog/${pretty!.id}).`],
    ]);
    expect(posts.flatMap(({ redirects }) => redirects)).toEqual([
      ['/2020/03/post-55/', `/blog/${pretty!.id}`],
    ]);
    expect(one!.notes).toContain(`its old address ${folder}/?p=51 can’t be redirected`);
  },
);

test('an old address that two posts claim leads to neither, and both say so', async () => {
  const link = 'https://old.example.org/same/';
  const { posts } = await plan([
    toItem('<p>A.</p>', { link }),
    toItem('<p>B.</p>', { 'wp:post_id': '2', link: link.toUpperCase().replace('HTTPS', 'https') }),
  ]);
  expect(posts.map(({ redirects, notes }) => [redirects, notes])).toEqual([
    [[], [expect.stringContaining('/same/ is also that of “Post 2”')]],
    [[], [expect.stringContaining('/SAME/ is also that of “Post 1”')]],
  ]);
});

test('posts that share their title and day name each other', async () => {
  const twin = (id: string, date: string) =>
    toItem('<p>A.</p>', {
      'wp:post_id': id,
      title: `A: walk${id === '2' ? '!' : ''}`,
      'wp:post_date_gmt': date,
    });
  const { posts } = await plan([
    twin('1', '2020-03-03 10:00:00'),
    twin('2', '2020-03-03 22:00:00'),
    twin('3', '2021-03-03 10:00:00'),
  ]);
  expect(posts.map((one) => one.twin?.replace(/.*\//, ''))).toEqual([
    undefined,
    'export.xml',
    undefined,
  ]);
});

test('white space around the values of an export of WordPress means nothing', async () => {
  const item = toItem('<p>A.</p>', {
    more: '<category domain="post_tag" nicename="a"><![CDATA[Q&amp;A]]></category>',
  });
  const pretty = item
    .replaceAll('><![CDATA[', '>\n\t\t<![CDATA[ ')
    .replaceAll(']]></', ' ]]>\n\t</')
    .replaceAll('><', '>\n  <');
  const [{ posts: a }, { posts: b }] = [await plan([item]), await plan([pretty])];
  const show = ({ id, post, posted, redirects }: Plan) => ({ id, post, posted, redirects });
  expect(b.map(show)).toEqual(a.map(show));
  expect(b[0]!.post.Tags).toEqual(['Q&A']);
});

test.each([
  [
    { 'wp:post_date_gmt': '0000-00-00 00:00:00', 'wp:post_date': '2019-05-06 07:08:09' },
    '2019-05-06T07:08:09',
  ],
  [{ 'wp:post_date_gmt': '', pubDate: 'Mon, 02 Mar 2020 10:00:00 +0000' }, '2020-03-02T10:00:00'],
  [{ 'wp:post_date': '2020-03-03 12:00:00' }, '2020-03-03T10:00:00'],
])('a post of WordPress has its date in whichever field can be read: %o', async (fields, date) => {
  const { posts } = await plan([toItem('<p>A.</p>', fields)]);
  expect(posts[0]!.posted.toISOString()).toBe(`${date}.000Z`);
});

test('a date of WordPress that can’t be read is named as it is written', async () => {
  const { reasons } = await plan([
    toItem('<p>A.</p>', { 'wp:post_date_gmt': '0000-00-00 00:00:00' }),
  ]);
  expect(reasons).toEqual([
    expect.stringContaining('its date “0000-00-00 00:00:00” can’t be read'),
  ]);
});

test('terms of WordPress that keep something else are no tags', async () => {
  const more = [
    '<category domain="post_format" nicename="post-format-aside"><![CDATA[Aside]]></category>',
    '<category domain="language" nicename="de"><![CDATA[Deutsch]]></category>',
    '<category domain="series" nicename="w"><![CDATA[Walks &amp; more]]></category>',
    '<category domain="category" nicename="rd"><![CDATA[R&amp;D]]></category>',
  ].join('');
  const { posts } = await plan([toItem('<p>A.</p>', { more })]);
  expect(posts[0]!.post).toMatchObject({ Tags: ['R&D'], Language: 'de', Series: 'Walks & more' });
});

test('a post of WordPress without a title is called by its first words', async () => {
  const content =
    '<!-- wp:paragraph --><p>An aside without a title, as themes with post <em>formats</em> have it.</p>';
  const { posts } = await plan([toItem(content, { title: '', 'wp:post_id': '5' })]);
  expect(posts[0]!.post.Title).toBe('An aside without a title, as themes with post formats have…');
});

test('a title and a summary of first words have no marks of templates, and are no address', async () => {
  const content =
    '<p>[audio https://old.example.org/b.mp3]</p>\n\n<p>https://www.youtube.com/watch?v=abc</p>\n\n<p>[contact to="a@b.example"] Real words {{ site.name }} here.</p>';
  const { posts } = await plan([toItem(content, { title: '', 'wp:post_id': '5' })]);
  expect(posts[0]!.post).toMatchObject({ Title: 'Real words here.', Summary: 'Real words here.' });
});

test.each([
  [
    '<!-- wp:syntaxhighlighter/code {"language":"ruby"} -->\n<pre class="wp-block-syntaxhighlighter-code">puts 1</pre>\n<!-- /wp:syntaxhighlighter/code -->',
    ['```ruby\nputs 1\n```'],
    [],
  ],
  [
    '<!-- wp:kevinbatdorf/code-block-pro {"code":"a = 1","language":"python","lineHeight":"1"} -->\n<div class="wp-block-kevinbatdorf-code-block-pro"><pre class="shiki"><code><span class="line">a = 1</span></code></pre></div>\n<!-- /wp:kevinbatdorf/code-block-pro -->',
    ['```python\na = 1\n```'],
    [],
  ],
  ...['"language":"ruby"', '"className":"a","lang":"ruby"', '"mode":"ruby"'].map(
    (settings): [string, string[], string[]] => [
      `<!-- wp:code {${settings}} -->\n<pre class="wp-block-code"><code>puts 1</code></pre>\n<!-- /wp:code -->`,
      ['```ruby\nputs 1\n```'],
      [],
    ],
  ),
  ['Write [[php]echo 1;[/php]]', ['Write [php]echo 1;[/php]'], ['line 1: [/php] is shown as text']],
  [
    'Write [[php]], not [[other]].',
    ['Write [php], not [[other]].'],
    ['its link to other.md leads to none of these posts'],
  ],
  ['<p>Words<sup><a href="#zz">1</a></sup></p>', ['Words'], ['a footnote is left out']],
  [
    '<p>Words<sup data-fn="0a1b2c3d-4e5f"><a href="https://old.example.org/a/#0a1b2c3d-4e5f">1</a></sup></p>',
    ['Words'],
    ['a footnote is left out'],
  ],
  [
    '<p>Words<span class="easy-footnote"><a href="#easy-footnote-bottom-1-12"><sup>1</sup></a></span></p>',
    ['Words'],
    ['a footnote is left out'],
  ],
  [
    '<p>Words</p>\n\n[gallery size=full columns=1]',
    ['Words', '{{ gallery size=full columns=1 }}'],
    ['line 2: {{ gallery size=full columns=1 }} is shown as text'],
  ],
  [
    '<p>Words</p>\n\n[gallery ids="8,9"]',
    ['Words', '{{ gallery ids="8,9" }}'],
    ['line 2: {{ gallery ids="8,9" }} is shown as text'],
  ],
])('of %s nothing is lost in silence', async (content, expected, notes) => {
  const { posts } = await plan([toItem(content)]);
  expect(texts(posts[0]!)).toEqual(expected);
  expect(posts[0]!.notes.slice(0, 1)).toEqual(notes);
});

test.each([
  ['[audio:https://old.example.org/a.mp3]', ['<https://old.example.org/a.mp3>']],
  ['[audio mp3="https://old.example.org/a.mp3"][/audio]', ['<https://old.example.org/a.mp3>']],
  [
    '[audio:https://a.example/a.mp3,https://a.example/b.mp3|titles=A]',
    ['<https://a.example/a.mp3>', '<https://a.example/b.mp3>'],
  ],
  [
    '<div class="wp-block-file"><a href="https://a.example/a.pdf">My paper</a><a href="https://a.example/a.pdf">Download</a></div>',
    ['[My paper](https://a.example/a.pdf) [Download](https://a.example/a.pdf)'],
  ],
  ['[row][latex]a_b[/latex][/row]', ['[row]$a_b$[/row]']],
  ['The <acronym title="x">HTML</acronym>.', ['The HTML.']],
])('%s of WordPress is read', async (content, expected) => {
  expect(await toTexts(content)).toEqual(expected);
});

test('a pattern of WordPress that has itself within it stands three times, and then is named', async () => {
  const pattern = toItem('<p>Again.</p><!-- wp:block {"ref":7} /-->', {
    'wp:post_id': '7',
    'wp:post_type': 'wp_block',
  });
  const { posts } = await plan([pattern, toItem('<!-- wp:block {"ref":7} /-->')]);
  expect(texts(posts[0]!)).toEqual(['Again.', 'Again.', 'Again.', '{{ wp:block 7 }}']);
});

test('blocks of WordPress keep their words: columns, details, quotations, verse, files, buttons and lists of posts', async () => {
  const { posts } = await plan([
    toItem(
      '<!-- wp:columns --><div class="wp-block-columns"><div class="wp-block-column"><h2>Left</h2><p>left words</p></div><div class="wp-block-column"><p>right words</p></div></div><!-- /wp:columns --><!-- wp:details --><details class="wp-block-details"><summary>More</summary><p>hidden words</p></details><!-- /wp:details --><!-- wp:pullquote --><figure class="wp-block-pullquote"><blockquote><p>Pulled words</p><cite>Someone</cite></blockquote></figure><!-- /wp:pullquote --><!-- wp:verse --><pre class="wp-block-verse">A verse\n  indented</pre><!-- /wp:verse --><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link" href="https://example.com/go">Go there</a></div><!-- /wp:button --><!-- wp:block {"ref":77} /--><!-- wp:query {"queryId":1} --><div class="wp-block-query">A list</div><!-- /wp:query --><!-- wp:paragraph --><p>Smiles :mrgreen: :)</p><!-- /wp:paragraph -->',
    ),
  ]);
  expect(texts(posts[0]!)).toEqual([
    ...['left words', 'right words', '**More**', 'hidden words', '> Pulled words\n>\n> Someone'],
    ...['```\nA verse\n  indented\n```', '[Go there](https://example.com/go)'],
    ...['{{ wp:block 77 }}', 'A list', 'Smiles :mrgreen: :)'],
  ]);
  expect(posts[0]!.notes).toEqual([
    'line 2: {{ wp:block 77 }} is shown as text',
    'line 2: :mrgreen: is shown as text',
  ]);
});
