import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { UnknownUrl } from '../../../src/pages/UnknownUrl';
import { routes } from '../../../src/routes';
import words from '../../../src/languages/en';

function Address() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

const shell = '<div id="root"></div>';

/** Opens a URL in a page as the server or, offline, the service worker sends it. */
function open(url: string, root = '<div id="root" data-path="*"></div>', isBuilt = true) {
  vi.stubEnv('PROD', isBuilt);
  document.body.innerHTML = root;
  render(
    <MemoryRouter initialEntries={[url]}>
      <Routes>
        {routes.map(({ path }) => (
          <Route key={path} path={path} caseSensitive element={<Address />} />
        ))}
        <Route path="*" element={<UnknownUrl />} />
      </Routes>
    </MemoryRouter>,
  );
}

afterEach(() => document.body.replaceChildren());

test('a path in capitals leads to its page, with the rest of the URL', async () => {
  open('/Blog/AbC?from=card');
  expect(await screen.findByText('/blog/AbC?from=card')).toBeVisible();
});

test.each<[string, ...Parameters<typeof open>]>([
  ['whatever its case', '/No-Such-Page'],
  ['below a page', '/cv/more'],
  ['below a post, where the shell replaces Not found', '/blog/a/b', shell],
  ['during development, where every page is the shell', '/no-such-page', shell, false],
])('%s, nothing is found', (_, ...page) => {
  open(...page);
  expect(screen.getByRole('heading', { name: words.missing.notFound })).toBeVisible();
});
