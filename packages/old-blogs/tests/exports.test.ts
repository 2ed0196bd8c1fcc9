// What exports of WordPress, its plugins and page builders, Ghost, Medium and Hashnode have.
import { expect, test } from 'vitest';
import { type OpenPost, openFiles, texts } from './openBlog';

const picture = `<item><title>b</title><excerpt:encoded><![CDATA[Cap]]></excerpt:encoded><wp:post_id>11</wp:post_id>
<wp:post_type>attachment</wp:post_type><wp:attachment_url>https://old.example/b.jpg</wp:attachment_url><wp:postmeta>
<wp:meta_key>_wp_attachment_image_alt</wp:meta_key><wp:meta_value><![CDATA[A &amp; B]]></wp:meta_value></wp:postmeta></item>`;

/** The only post of an export, with these words and further fields. */
async function openExport(words: string, fields = '') {
  const xml = `<rss><channel><wp:wxr_version>1.2</wp:wxr_version><link>https://old.example</link>${picture}<item>
<title>A</title><link>https://old.example/a/</link><content:encoded><![CDATA[${words}]]></content:encoded><wp:post_id>1</wp:post_id>
<wp:post_date_gmt>2024-02-01 10:00:00</wp:post_date_gmt><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>${fields}</item></channel></rss>`;
  const [post] = (await openFiles({ 'a.xml': xml })) as OpenPost[];
  return post!;
}

const blocksOf = async (words: string) =>
  texts(await openExport(words))
    .flat()
    .filter(Boolean);

test.each([
  [
    'Use [[gallery]] and [[code]x[/code]], a[0] and [[x]].',
    ['Use [gallery] and [code]x[/code], a[0] and [[x]].'],
  ],
  ['$latex e^{i}&s=2$ and $latex a<b$ end', ['$e^{i}$ and $a<b$ end']],
  [
    'One[efn_note]A <em>note</em> with [brackets].[/efn_note] and two[mfn]B[/mfn].',
    ['One[^1] and two[^2].', '[^1]: A *note* with [brackets].', '[^2]: B'],
  ],
  ['[gallery include="11"]', ['![A & B](https://old.example/b.jpg "Cap")']],
  [
    '<!-- wp:gallery --><figure class="wp-block-gallery"><figure class="wp-block-image"><img src="https://old.example/x.jpg" alt="One"/><figcaption>Cap <strong>one</strong></figcaption></figure><figcaption>All</figcaption></figure><!-- /wp:gallery -->',
    ['![One](https://old.example/x.jpg "Cap one")', 'All'],
  ],
  [
    '<!-- wp:acf/quote {"name":"acf/quote","data":{"quote":"Words in \\u003cb\\u003eJSON\\u003c/b\\u003e","_quote":"field_1"},"className":"is-style-a is-b"} /-->\n<!-- wp:paragraph --><p>P</p><!-- /wp:paragraph --><!-- wp:latest-posts {"a":"b c"} /-->',
    ['Words in **JSON**', 'P'],
  ],
  [
    '[et_pb_section fb_built="1"][et_pb_row][et_pb_text]<p>Divi words</p>[/et_pb_text][et_pb_image src="https://old.example/x.jpg" alt="An alt" /][et_pb_button button_text="Say %22hi%22" button_url="https://b.example" /][/et_pb_row][/et_pb_section]',
    ['Divi words', '![An alt](https://old.example/x.jpg)', '[Say "hi"](https://b.example)'],
  ],
  [
    '[vc_row][vc_column width="1/2"][vc_column_text]Left[/vc_column_text][/vc_column][vc_column][vc_column_text]Right[/vc_column_text][vc_single_image image="11"][vc_custom_heading text="Heading"][vc_raw_html]JTNDYiUzRUhpJTNDJTJGYiUzRQ==[/vc_raw_html][/vc_column][/vc_row]',
    ['Left', 'Right', '![A & B](https://old.example/b.jpg)', 'Heading', '**Hi**'],
  ],
  ['A post about [vc_row] and its end.', ['A post about [vc_row] and its end.']],
])('%j becomes %j', async (words, blocks) => {
  expect(await blocksOf(words)).toEqual(blocks);
});

const meta = (key: string, value: string) =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${value}</wp:meta_value></wp:postmeta>`;

test.each([
  ['[passster password="x"]Hidden[/passster]', '', 'parts of it may not be for everyone'],
  ['[ihc-hide-content]Hidden[/ihc-hide-content]', '', 'parts of it may not be for everyone'],
  ['A', meta('_members_access_role', 'editor'), 'parts of it may not be for everyone'],
  ['A', meta('rcp_user_level', 'All'), undefined],
  ['A', meta('_yoast_wpseo_meta-robots-noindex', '1'), 'search engines must not find it'],
  ['A', meta('_yoast_wpseo_meta-robots-noindex', '2'), undefined],
  ['[blockquote]A[/blockquote]', '', undefined],
])('a post with %j and %j stays out, because %s', async (words, fields, reason) => {
  const post = await openExport(words, fields);
  expect('reason' in post ? post.reason : undefined).toBe(reason);
});

test('a frame in a post of Medium leads to what it shows', async () => {
  const html =
    '<article class="h-entry"><h1 class="p-name">A</h1><section class="e-content"><p>Words</p><figure><iframe src="https://www.youtube.com/embed/a"></iframe></figure></section><time class="dt-published" datetime="2020-01-01T10:00:00Z">x</time></article>';
  const [post] = (await openFiles({ 'posts/2020-01-01_A.html': html })) as OpenPost[];
  expect(texts(post!).flat().filter(Boolean)).toEqual([
    'Words',
    '<https://www.youtube.com/embed/a>',
  ]);
});

test('what Ghost keeps beside a post comes in: its original, and the words of its picture', async () => {
  const post = { id: '1', title: 'A', slug: 'a', status: 'published', html: '<p>A</p>' };
  const data = {
    posts: [
      {
        ...post,
        published_at: 1400000000000,
        feature_image: 'https://old.example/x.jpg',
        canonical_url: 'https://other.example/a',
      },
    ],
    posts_meta: [{ post_id: '1', feature_image_caption: 'A <em>caption</em>' }],
  };
  for (const json of [{ data }, { db: [{ data }] }])
    expect(await openFiles({ 'a.json': JSON.stringify(json) })).toMatchObject([
      {
        canonical: 'https://other.example/a',
        posted: new Date(1400000000000),
        cover: { alt: 'A caption' },
      },
    ]);
});

test('a series of Hashnode has a name', async () => {
  const post = { cuid: 'c', title: 'A', slug: 'a', contentMarkdown: 'A', dateAdded: '2020-01-01' };
  const posts = [{ ...post, series: { name: 'Trains' } }];
  expect(await openFiles({ 'a.json': JSON.stringify({ posts }) })).toMatchObject([
    { series: 'Trains' },
  ]);
});

test('a page of an old Ghost is one, and its posts have their author and picture', async () => {
  const post = { slug: 'a', status: 'published', published_at: '2016-01-02', html: '<p>A</p>' };
  const posts = [
    { ...post, id: 1, title: 'A', author_id: 7, page: 0, image: 'https://old.example/x.jpg' },
    { ...post, id: 2, title: 'B', page: 1 },
  ];
  const data = { posts, users: [{ id: 7, name: 'Ann' }] };
  const all = await openFiles({ 'a.json': JSON.stringify({ db: [{ data }] }) });
  expect(all).toMatchObject([
    { title: 'A', author: 'Ann', cover: { url: 'https://old.example/x.jpg' } },
    { title: 'B', reason: 'it is a page' },
  ]);
});
