import { expect, test } from 'vitest';
import { jsonFeed } from '../../../../scripts/pages/jsonFeed';
import { toPost } from '../../../../src/blog/toBlog';
import { resume } from '../../../../src/content/resume';
import { absoluteUrl } from '../../../../src/layout/absoluteUrl';
import { aBlog } from '../../../fixtures/posts';
import { jsonFeedRules } from './feedRules';
import words from '../../../../src/languages/en';

test('a JSON Feed follows its specification, whatever its posts have', () => {
  const bare = { id: 'b', ...toPost({}), DatePosted: null, DateUpdated: null };
  for (const blogs of [[], [aBlog({ DateUpdated: new Date() }), bare]])
    expect(jsonFeedRules.safeParse(JSON.parse(jsonFeed(blogs))).error).toBeUndefined();
});

test('a JSON Feed says its address, its language and its version; a post has its address, its dates and its full text as HTML, without buttons and empty headings', () => {
  const { sections } = toPost({
    sections: [
      { Heading: 'H & M', paragraphs: ['[b](/cv) *c* ![d](/images/d.png)'] },
      { Heading: '', paragraphs: ['```ts\nlet a;\n```'] },
    ],
  });
  const DateUpdated = new Date('2026-06-01T12:00:00Z');
  expect(JSON.parse(jsonFeed([aBlog({ sections, DateUpdated })]))).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: absoluteUrl('/feed.json'),
    language: 'en',
    items: [
      {
        id: absoluteUrl('/blog/a'),
        url: absoluteUrl('/blog/a'),
        title: 'A title',
        summary: 'A summary',
        content_html:
          `<h2>H &amp; M</h2><p dir="auto"><a href="${absoluteUrl('/cv')}">b</a> <em>c</em> ` +
          `<img src="${absoluteUrl('/images/d.png')}" alt="d" loading="lazy" decoding="async"/></p>` +
          '<pre><code class="language-ts">let a;</code></pre>',
        date_published: '2026-03-01T12:00:00.000Z',
        date_modified: '2026-06-01T12:00:00.000Z',
        authors: [{ name: 'Your Name' }],
      },
    ],
  });
});

test('the links of a feed lead to the site, also those of footnotes', () => {
  const { sections } = toPost({ sections: [{ paragraphs: ['[a](/cv) [b](#b)[^1]\n\n[^1]: c'] }] });
  const { items } = JSON.parse(jsonFeed([aBlog({ sections })])) as {
    items: [{ content_html: string }];
  };
  const links = items[0].content_html.match(/href="[^"]+"/g)!;
  expect(links).toHaveLength(4);
  for (const link of links) expect(link).toContain(absoluteUrl('/'));
});

test('an empty post has what a feed reader needs', () => {
  const empty = { id: 'b', ...toPost({}), DatePosted: null, DateUpdated: null };
  const authors = [{ name: resume.basics.name }];
  const url = absoluteUrl('/blog/b');
  const { items } = JSON.parse(jsonFeed([empty])) as { items: unknown };
  expect(items).toEqual([{ id: url, url, title: words.posts.untitled, content_html: '', authors }]);
});

test('a JSON Feed says the language and the tags of a post that has them', () => {
  const about = { language: 'ar', tags: ['إتاحة', 'CSS'] };
  const blog = aBlog({ Language: 'ar', Tags: about.tags });
  expect(JSON.parse(jsonFeed([blog]))).toMatchObject({ items: [about] });
});
