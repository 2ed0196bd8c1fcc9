import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
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
