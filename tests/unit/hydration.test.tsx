import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter, StaticRouter } from 'react-router-dom';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import posts from '../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { App } from '../../src/App';
import { startFrom } from '../../src/blog/cache';
import { toBlog } from '../../src/blog/toBlog';

const blogs = posts.map((post) => toBlog(post.id, post));
const blog = blogs[0]!;

let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

test.each([
  ['/home', {}],
  ['/cv', {}],
  ['/contact', {}],
  ['/blogs', { newest: { blogs, more: false } }],
  [`/blog/${blog.id}`, { blog }],
  ['/no-such-page', {}],
])('%s is hydrated without a warning of React’s', async (path, snapshot) => {
  startFrom(snapshot);
  // A whole document, as src/prerender.tsx renders it: React then keeps head tags out of the body.
  const html = renderToString(
    <html lang="en">
      <head />
      <body>
        <StaticRouter location={path}>
          <App />
        </StaticRouter>
      </body>
    </html>,
  );
  const [, body] = /<body>(.*)<\/body>/s.exec(html)!;
  const warn = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = body!;
  history.replaceState(null, '', path);

  await act(async () => {
    root = hydrateRoot(
      container,
      <BrowserRouter>
        <App />
      </BrowserRouter>,
    );
    await Promise.resolve();
  });
  expect(container.querySelector('h1')).toHaveTextContent(/\w/);
  expect(warn.mock.calls).toEqual([]);
  warn.mockRestore();
});

test('a blog without posts says so', () => {
  startFrom({ newest: { blogs: [], more: false } });
  history.replaceState(null, '', '/blogs');
  const html = renderToString(
    <BrowserRouter>
      <App />
    </BrowserRouter>,
  );
  expect(html).toContain('There are no posts yet.');
});
