import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { resume } from '../../../src/content/resume';
import { Layout } from '../../../src/site/Layout';
import words from '../../../src/words/en';

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

const retry = () => userEvent.click(screen.getByRole('button', { name: words.frame.retry }));

test('a page that throws shows a message, and the links of the header lead away from it', async () => {
  renderBroken();
  expect(screen.getByRole('alert')).toHaveTextContent(words.frame.notLoaded);
  expect(screen.getByRole('contentinfo')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'CV' }));
  expect(await screen.findByRole('heading', { name: 'CV' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('offline, Retry shows and announces each time that the site can’t be reached, and leaves the page', async () => {
  renderBroken();
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  const sentence = words.frame.stillUnreachable;
  await retry();
  const region = screen.getByRole('status');
  await waitFor(() => expect(region).toHaveTextContent(sentence));
  expect(within(screen.getByRole('alert')).getByText(sentence)).toBeVisible();
  const first = region.textContent;
  await retry();
  await waitFor(() => expect(region.textContent).not.toBe(first));
  expect(region).toHaveTextContent(sentence);
  expect(reload).not.toHaveBeenCalled();
});

test('a page that throws leaves the document a title', () => {
  renderBroken();
  expect(document.title).toBe(resume.basics.name);
});
