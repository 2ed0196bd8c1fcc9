import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { atomFeed } from '../../../../scripts/feeds/feed';
import { jsonFeed } from '../../../../scripts/feeds/jsonFeed';
import { escapeXml } from '../../../../scripts/feeds/xml';
import { renderContent } from '../../../../scripts/pages/renderContent';
import { type Post, toPath } from '../../../../src/post/post';
import { toSummary } from '../../../../src/post/summary';
import { resume } from '../../../../src/content/resume';
import { toContent } from '../../../../src/post/toPost';
import { absoluteUrl } from '../../../../src/base/absoluteUrl';
import { aBlog, section, withText } from '../../../fixtures/posts';
import * as words from '../../../fixtures/words/en';

// Markup, quotes, the end of CDATA and emoji can break a feed; XML forbids control characters.
const allowed = `Q&A <b class="x">'1' ]]> 👩‍💻 é</b>`;
const hostile = `${allowed}\u0000\ud800\uffff`;
const shown = `${allowed}\uFFFD\uFFFD\uFFFD`;
const DateUpdated = new Date('2026-06-01T12:00:00Z');
const about = { Language: 'ar', Tags: ['إتاحة', hostile] };
const { name, summary } = resume.basics;

/** A post with nothing but an id. */
const bare: Post = { id: 'b', ...toContent({}), DatePosted: null, DateUpdated: null };

// Decodes a text once, as feed readers do.
const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' });

/** An Atom feed as a reader sees it. */
function parseAtom(...posts: Post[]) {
  const xml = atomFeed(posts);
  expect(XMLValidator.validate(xml)).toBe(true);
  return (parser.parse(xml) as { feed: object }).feed;
}

test('an Atom feed has what RFC 4287 demands, and from a post what its author wrote, with the full text as HTML in which it is not markup', () => {
  const sections = [section(hostile, hostile)];
  const texts = { Name: hostile, Title: hostile, Summary: hostile, sections };
  const id = `50% & 'more' <é> 👩‍💻`;
  const url = absoluteUrl(toPath(id));
  const text = escapeXml(hostile).replaceAll('&apos;', '&#x27;');
  expect(parseAtom(aBlog({ id, ...texts, ...about, DateUpdated }))).toEqual({
    xmlns: 'http://www.w3.org/2005/Atom',
    'xml:lang': 'en',
    id: absoluteUrl('/feed.xml'),
    title: name,
    subtitle: summary,
    link: [{ rel: 'self', href: absoluteUrl('/feed.xml') }, { href: absoluteUrl('/blogs') }],
    updated: DateUpdated.toISOString(),
    icon: absoluteUrl('/icon-192.png'),
    author: { name, uri: absoluteUrl('/home') },
    entry: {
      'xml:lang': 'ar',
      id: url,
      title: shown,
      link: { href: url },
      published: '2026-03-01T12:00:00.000Z',
      updated: DateUpdated.toISOString(),
      author: { name: shown },
      category: [{ term: 'إتاحة' }, { term: shown }],
      summary: shown,
      content: {
        type: 'html',
        '#text': `<h2 id="section-q-a-b-class-x-1-é-b" dir="auto">${text}</h2><p dir="auto">${text}</p>`,
      },
    },
  });
});

test('a post without date, title or author still has all three in the feed, as Atom demands', () => {
  const entry = {
    published: new Date(0).toISOString(),
    title: words.posts.untitled,
    author: { name },
  };
  expect(parseAtom(bare)).toMatchObject({ entry, updated: new Date(0).toISOString() });
  expect(parseAtom()).toMatchObject({ updated: new Date(0).toISOString() });
});

test('a JSON Feed has what version 1.1 demands, and from a post its full text as HTML, without buttons and empty headings', () => {
  const sections = [
    section('H & M', '[b](/cv) *c* ![d](/images/d.png)'),
    section('', '```ts\nlet a;\n```'),
  ];
  const [a, b] = [absoluteUrl('/blog/a'), absoluteUrl('/blog/b')];
  expect(JSON.parse(jsonFeed([aBlog({ sections, ...about, DateUpdated }), bare]))).toEqual({
    version: 'https://jsonfeed.org/version/1.1',
    title: name,
    description: summary,
    language: 'en',
    home_page_url: absoluteUrl('/blogs'),
    feed_url: absoluteUrl('/feed.json'),
    icon: absoluteUrl('/icon-512.png'),
    favicon: absoluteUrl('/icon-192.png'),
    authors: [{ name, url: absoluteUrl('/home') }],
    items: [
      {
        id: a,
        url: a,
        title: 'A title',
        summary: 'A summary',
        content_html:
          `<h2 id="section-h-m" dir="auto">H &amp; M</h2><p dir="auto"><a href="${absoluteUrl('/cv')}">b</a> <em>c</em> ` +
          `<img src="${absoluteUrl('/images/d.png')}" alt="d" loading="lazy" decoding="async"/></p>` +
          '<pre><code class="language-ts">let a;</code></pre>',
        date_published: '2026-03-01T12:00:00.000Z',
        date_modified: '2026-06-01T12:00:00.000Z',
        authors: [{ name: 'Your Name' }],
        language: 'ar',
        tags: about.Tags,
      },
      { id: b, url: b, title: words.posts.untitled, content_html: '', authors: [{ name }] },
    ],
  });
});

test('feeds give a post the date of its own, and say where it was first published', () => {
  const Canonical = 'https://example.com/?a=1&b';
  const post = aBlog({ FirstPublished: '2019-05-04', Canonical });
  const content = expect.stringMatching(
    /^<p>First published: <a href="https:[^"]*&amp;b">.*<\/p><h2 /,
  ) as unknown;
  const published = '2019-05-04T00:00:00.000Z';
  const link = [{ href: absoluteUrl('/blog/a') }, { rel: 'canonical', href: Canonical }];
  expect(parseAtom(post)).toMatchObject({
    entry: { link, published, content: { '#text': content } },
  });
  const item = { content_html: content, date_published: published };
  expect(JSON.parse(jsonFeed([post]))).toMatchObject({ items: [item] });
});

test('a feed begins with the cover of a post', () => {
  const src = `/pictures/${'a'.repeat(32)}.webp`;
  const post = aBlog({ Cover: `![A & b](${src}#800x600)` });
  const shown = `<figure><img src="${absoluteUrl(src)}" alt="A &amp; b" width="800" height="600"/>`;
  const content = expect.stringContaining(shown) as unknown;
  expect(parseAtom(post)).toMatchObject({ entry: { content: { '#text': content } } });
  const item = { content_html: content, image: absoluteUrl(src) };
  expect(JSON.parse(jsonFeed([post]))).toMatchObject({ items: [item] });
});

test('a feed cuts a title and a summary as lists do, and has the full text', () => {
  const post = withText('word '.repeat(1_000), {
    Title: 'T'.repeat(300),
    Summary: 'S'.repeat(3_000),
  });
  const { Title: title, Summary: summary } = toSummary(post);
  expect(parseAtom(post)).toMatchObject({ entry: { title, summary } });
  expect(JSON.parse(jsonFeed([post]))).toMatchObject({ items: [{ title, summary }] });
});

test('the links of a feed lead to the site, also those of footnotes', () => {
  const feed = jsonFeed([withText('[a](/cv) [b](#b)[^1]\n\n[^1]: c')]);
  const { items } = JSON.parse(feed) as { items: [{ content_html: string }] };
  const links = items[0].content_html.match(/href="[^"]+"/g)!;
  expect(links).toHaveLength(4);
  for (const link of links) expect(link).toContain(absoluteUrl('/'));
});

test('a feed shows without the styles of the site how columns are aligned, which tasks are done, and where footnotes begin', () => {
  const view = renderContent(
    withText('|a|b|c|\n|-|:-:|-:|\n|1|2|3|\n\n- [x] d\n- [ ] e[^1]\n\n[^1]: f'),
  );
  expect(view).toContain(
    '<th scope="col">a</th><th scope="col" style="text-align:center">b</th><th scope="col" style="text-align:end">c</th>',
  );
  expect(view).toContain(
    '<td>1</td><td style="text-align:center">2</td><td style="text-align:end">3</td>',
  );
  expect(view).toContain('<li>☑ d</li><li>☐ e<sup>');
  expect(view).toContain('</ul><hr/><section ');
});
