import { expect, test } from 'vitest';
import { jsonFeed } from '../../../../scripts/pages/jsonFeed';
import { toPost } from '../../../../src/blog/toBlog';
import { resume } from '../../../../src/content/resume';
import { absoluteUrl } from '../../../../src/layout/absoluteUrl';
import { aBlog } from '../../../fixtures/posts';

interface Feed {
  version: string;
  feed_url: string;
  items: Record<string, unknown>[];
}
const parse = (...blogs: Parameters<typeof jsonFeed>[0]) => JSON.parse(jsonFeed(blogs)) as Feed;

test('a JSON Feed says its address and its version', () => {
  const { version, feed_url, items } = parse();
  expect(version).toBe('https://jsonfeed.org/version/1.1');
  expect(feed_url).toBe(absoluteUrl('/feed.json'));
  expect(items).toEqual([]);
});

test('a post has its address, its dates and its full text as HTML, without buttons and empty headings', () => {
  const { sections } = toPost({
    sections: [
      { Heading: 'H & M', paragraphs: ['[b](/cv) *c*'] },
      { Heading: '', paragraphs: ['```ts\nlet a;\n```'] },
    ],
  });
  const DateUpdated = new Date('2026-06-01T12:00:00Z');
  expect(parse(aBlog({ sections, DateUpdated })).items).toEqual([
    {
      id: absoluteUrl('/blog/a'),
      url: absoluteUrl('/blog/a'),
      title: 'A title',
      summary: 'A summary',
      content_html:
        `<h2>H &amp; M</h2><p dir="auto"><a href="${absoluteUrl('/cv')}">b</a> <em>c</em></p>` +
        '<pre><code>let a;</code></pre>',
      date_published: '2026-03-01T12:00:00.000Z',
      date_modified: '2026-06-01T12:00:00.000Z',
      authors: [{ name: 'Your Name' }],
    },
  ]);
});

test('an empty post has what a feed reader needs', () => {
  const empty = { id: 'b', ...toPost({}), DatePosted: null, DateUpdated: null };
  expect(parse(empty).items).toEqual([
    {
      id: absoluteUrl('/blog/b'),
      url: absoluteUrl('/blog/b'),
      title: 'Untitled',
      content_html: '',
      authors: [{ name: resume.basics.name }],
    },
  ]);
});
