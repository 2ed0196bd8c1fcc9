// @vitest-environment node
import { expect, test, vi } from 'vitest';
import * as article from '../../../../src/blog/reading/BlogArticle';
import { renderPage } from '../../../../scripts/pages/renderPage';
import { aBlog } from '../../../fixtures/posts';

test('a long post is rendered in one piece, without a script that puts it together', async () => {
  const Paragraph = 'long '.repeat(20_000);
  const blog = aBlog({ sections: [{ Heading: '', paragraphs: [{ Paragraph }] }] });
  const { body } = await renderPage('/blog/a', { blog });
  const [, main] = /<main.*?>(.*)<\/main>/s.exec(body)!;
  expect(main).toContain(`<section><p dir="auto">${Paragraph}</p></section>`);
  expect(body.match(/<script[^>]*>/g)).toEqual([
    '<script type="application/ld+json">',
    '<script type="application/ld+json">',
  ]);
});

test('pages rendered at the same time each show their own post', async () => {
  const ids = ['first', 'second', 'third'];
  const pages = await Promise.all(
    ids.map((id) => renderPage(`/blog/${id}`, { blog: aBlog({ id, Title: `Title of ${id}` }) })),
  );
  ids.forEach((id, i) => expect(pages[i]!.head).toContain(`<title>Title of ${id} –`));
});

test('a blog without posts says so', async () => {
  const { body } = await renderPage('/blogs', { list: { blogs: [], hasMore: false } });
  expect(body).toContain('There are no posts yet.');
});

test('a post that can’t be rendered is an error that names its page', async () => {
  const broken = vi.spyOn(article, 'BlogArticle').mockImplementation(() => {
    throw new Error('A bug.');
  });
  await expect(renderPage('/blog/a', { blog: aBlog() })).rejects.toThrow(/^\/blog\/a could not/);
  broken.mockRestore();
});
