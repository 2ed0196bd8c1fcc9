import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Layout } from '../../../src/layout/Layout';

function Broken(): never {
  throw new Error('A bug.');
}

beforeEach(() => {
  // React reports what a page throws.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <MemoryRouter initialEntries={['/broken']}>
      <Routes>
        <Route element={<Layout account={null} />}>
          <Route path="broken" element={<Broken />} />
          <Route path="cv" element={<h1>CV</h1>} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
});

afterEach(() => {
  vi.restoreAllMocks();
});

test('a page that breaks ends in a sentence, within the frame of the site', () => {
  expect(screen.getByRole('alert')).toHaveTextContent('This page could not be loaded.');
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
});

test('a page that broke can be loaded anew', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(reload).toHaveBeenCalledOnce();
});

test('from a page that broke one can go on to another', async () => {
  await userEvent.click(screen.getByRole('link', { name: 'CV' }));
  expect(await screen.findByRole('heading', { name: 'CV' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
