import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Layout } from '../../../src/layout/Layout';

function Broken(): never {
  throw new Error('A bug.');
}

// React logs what a page throws.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

const renderBroken = () =>
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

afterEach(() => {
  vi.restoreAllMocks();
});

test('a page that throws shows a message, and header and footer stay', () => {
  renderBroken();
  expect(screen.getByRole('alert')).toHaveTextContent('This page could not be loaded.');
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
});

test('Retry reloads the page', async () => {
  renderBroken();
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('offline, Retry leaves what is on screen', async () => {
  renderBroken();
  const offline = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(offline).toHaveBeenCalledOnce());
  expect(reload).not.toHaveBeenCalled();
});

test('the links of the header lead away from a page that throws', async () => {
  renderBroken();
  await userEvent.click(screen.getByRole('link', { name: 'CV' }));
  expect(await screen.findByRole('heading', { name: 'CV' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
