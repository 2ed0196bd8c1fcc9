import { act } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { Head } from '../../../src/site/Head';

afterEach(() => document.head.replaceChildren());

const toPage = (Shown: typeof Head, props: ComponentProps<typeof Head>, text: string) => (
  <MemoryRouter initialEntries={['/blog/a']}>
    <Shown {...props} />
    <p>{text}</p>
  </MemoryRouter>
);

type Start = (root: Element, page: React.ReactNode) => unknown;
const hydrate: Start = (root, page) =>
  hydrateRoot(root, page, { onRecoverableError: () => undefined });
const render: Start = (root, page) => createRoot(root).render(page);

const ofPost = { title: 'A title' };
test.each([
  ['hydrated', ofPost, 'A text', hydrate],
  ['hydrated, and something has changed its text', ofPost, 'Ein Text', hydrate],
  ['replaced, and said Not found', { title: 'Not found', noindex: true }, '', render],
])('the head of a page has one of each when it is %s', async (_, built, text, start) => {
  const { Head: ofBuild } = await import('../../../src/site/Head');
  const [, head, body] = /^(.*?)(<p>.*)$/.exec(renderToString(toPage(ofBuild, built, text)))!;
  document.head.innerHTML = `<meta name="viewport" content="width=device-width"/>${head}`;
  const root = document.createElement('div');
  root.innerHTML = body!;
  // It looks for what the build has written when it loads.
  vi.resetModules();
  const { Head } = await import('../../../src/site/Head');
  act(() => void start(root, toPage(Head, ofPost, 'A text')));
  expect(root).toHaveTextContent('A text');
  expect(document.title).toMatch(/^A title –/);
  const tags = document.head.innerHTML;
  for (const one of ['<title', 'rel="canonical"', 'name="description"', 'property="og:url"'])
    expect(tags.split(one), one).toHaveLength(2);
  expect(tags).toContain('viewport');
  expect(tags).not.toContain('noindex');
});
