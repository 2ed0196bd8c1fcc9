import { fromMarkdown } from 'mdast-util-from-markdown';
import { expect, test } from 'vitest';
import { llmsTxt } from '../../../../scripts/feeds/llmsTxt';
import { resume } from '../../../../src/content/resume';
import { absoluteUrl } from '../../../../src/base/absoluteUrl';
import { aBlog } from '../../../fixtures/posts';

/** The links of each section. */
function listLinks(text: string) {
  const sections: Record<string, (string | undefined)[]> = {};
  let heading = '';
  for (const node of fromMarkdown(text).children) {
    const source = text.slice(node.position!.start.offset, node.position!.end.offset);
    if (node.type === 'heading') heading = source.replace(/^#+ /, '');
    else if (node.type === 'list')
      sections[heading] = [...source.matchAll(/\]\((\S+)\)/g)].map(([, url]) => url);
  }
  return sections;
}

test('llms.txt has the owner, each page, and each post with its Markdown, day and summary', () => {
  const posts = [
    aBlog({ id: 'b', Title: 'Q&A [draft] \\ *b*', Summary: 'Two\nlines.' }),
    aBlog({ id: 'B', Title: '', Summary: '' }),
    aBlog({ id: 'no file?' }),
  ];
  const text = llmsTxt(posts);
  expect(text.startsWith(`# ${resume.basics.name}\n\n> `)).toBe(true);
  expect(listLinks(text)).toMatchObject({
    Blog: ['/blog/b/index.md', '/blog/B.md'].map(absoluteUrl),
    Optional: [absoluteUrl('/sitemap.xml')],
  });
  expect(listLinks(text).Pages).toEqual(
    expect.arrayContaining(['/home', '/cv', '/contact', '/blogs'].map(absoluteUrl)),
  );
  expect(text).toContain(
    `- [Q&A \\[draft\\] \\\\ *b*](${absoluteUrl('/blog/b/index.md')}): 2026-03-01. Two lines.\n`,
  );
});

test('without posts, llms.txt has the pages and the sitemap alone; of many, the newest', () => {
  expect(Object.keys(listLinks(llmsTxt()))).toEqual(['Pages', 'Optional']);
  const posts = Array.from({ length: 600 }, (_, i) => aBlog({ id: `p${i}` }));
  const { Blog = [] } = listLinks(llmsTxt(posts));
  expect([Blog.length, Blog[0]]).toEqual([500, absoluteUrl('/blog/p0.md')]);
});
