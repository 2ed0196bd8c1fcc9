import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UnknownUrl } from '../../../src/pages/UnknownUrl';
import { routes } from '../../../src/routes';

function Address() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

/** Opens a URL in the page that the server or, offline, the service worker has sent. */
function open(url: string, root = '<div id="root" data-path="*"></div>') {
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

const shell = '<div id="root"></div>';

beforeEach(() => void vi.stubEnv('PROD', true));
afterEach(() => {
  vi.unstubAllEnvs();
  document.body.replaceChildren();
});

test.each([
  ['/CV', '/cv'],
  ['/Home', '/home'],
  ['/CONTACT?from=card', '/contact?from=card'],
  ['/Blog/AbC', '/blog/AbC'],
])('%s leads to %s', async (url, page) => {
  open(url);
  expect(await screen.findByText(page)).toBeVisible();
});

test.each(['/no-such-page', '/No-Such-Page', '/cv/more'])('%s is not found', (url) => {
  open(url);
  expect(screen.getByRole('heading', { name: 'Not found' })).toBeVisible();
});

test('offline, an unknown address has no connection, since it may exist', () => {
  open('/no-such-page', shell);
  expect(screen.getByRole('heading', { name: 'No connection' })).toBeVisible();
  expect(screen.queryByText(/nothing at this address/)).toBeNull();
});

test('below /blog/, where the shell replaces Not found, an address is not found', () => {
  open('/blog/a/b', shell);
  expect(screen.getByRole('heading', { name: 'Not found' })).toBeVisible();
});

test('during development, where every page is the shell, an unknown address is not found', () => {
  vi.stubEnv('PROD', false);
  open('/no-such-page', shell);
  expect(screen.getByRole('heading', { name: 'Not found' })).toBeVisible();
});
