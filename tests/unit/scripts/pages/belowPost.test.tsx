import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../../scripts/pages/renderPage';
import { aBlog } from '../../../fixtures/posts';

vi.mock('../../../../src/content/BelowPost', () => ({
  BelowPost: ({ id, title }: { id: string; title: string }) => (
    <p>
      Below {title} ({id})
    </p>
  ),
}));

const shown = /<p>Below (?:<!-- -->)?(.*?)(?:<!-- -->)? \((?:<!-- -->)?(.*?)(?:<!-- -->)?\)<\/p>/;

test('what the owner has put below posts is at the end of each, and on no other page', async () => {
  const post = aBlog({ id: 'a', Title: 'One' });
  const { body } = await renderPage('/blog/a', { post });
  const [whole, title, id] = shown.exec(body) ?? [];
  expect([title, id]).toEqual(['One', 'a']);
  expect(body.indexOf(whole!)).toBeGreaterThan(body.indexOf('</article>'));
  const list = { posts: [post], hasMore: false };
  expect((await renderPage('/blogs', { list })).body).not.toMatch(shown);
});
