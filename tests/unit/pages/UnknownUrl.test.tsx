import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import { UnknownUrl } from '../../../src/pages/UnknownUrl';
import { routes } from '../../../src/routes';

function Shown() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

const open = (url: string) =>
  render(
    <MemoryRouter initialEntries={[url]}>
      <Routes>
        {routes.map(({ path }) => (
          <Route key={path} path={path} caseSensitive element={<Shown />} />
        ))}
        <Route path="*" element={<UnknownUrl />} />
      </Routes>
    </MemoryRouter>,
  );

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

/** The page that the server or, without a network, the service worker has sent. */
function sent(root: string) {
  document.body.innerHTML = root;
  onTestFinished(() => document.body.replaceChildren());
}

test('an address that the server could not be asked about is not called unknown', () => {
  sent('<div id="root"></div>');
  open('/no-such-page');
  expect(screen.getByRole('heading', { name: 'No connection' })).toBeVisible();
  expect(screen.queryByText(/nothing at this address/)).toBeNull();
});

test.each([
  ['/no-such-page', '<div id="root" data-path="*"></div>'],
  // Hosting sends the shell for everything below /blog.
  ['/blog/a/b', '<div id="root"></div>'],
])('%s is not found if the server said so: %s', (url, root) => {
  sent(root);
  open(url);
  expect(screen.getByRole('heading', { name: 'Not found' })).toBeVisible();
});
