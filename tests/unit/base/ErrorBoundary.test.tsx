import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { resume } from '../../../src/content/resume';
import { Layout } from '../../../src/site/Layout';
import * as words from '../../fixtures/words/en';

const bug = new TypeError('Cannot read properties of undefined');
// As Chromium says it; Firefox, Safari and Vite say it in other words.
const notLoaded = new TypeError('Failed to fetch dynamically imported module: /assets/cv.js');

function Broken({ error }: { error: Error }): never {
  throw error;
}

// React logs what a page throws.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

const renderBroken = (error = notLoaded) =>
  render(
    <MemoryRouter initialEntries={['/broken']}>
      <Routes>
        <Route element={<Layout account={null} />}>
          <Route path="broken" element={<Broken error={error} />} />
          <Route path="cv" element={<h1>CV</h1>} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );

const retry = () => userEvent.click(screen.getByRole('button', { name: words.frame.retry }));

test.each([
  notLoaded,
  new TypeError('error loading dynamically imported module: /assets/cv.js'),
  new TypeError('Importing a module script failed.'),
  new Error('Unable to preload CSS for /assets/cv.css'),
])('a page whose code is missing asks for a look at the connection: %s', (error) => {
  renderBroken(error);
  expect(screen.getByRole('alert')).toHaveTextContent(words.frame.notLoaded);
  expect(screen.getByRole('button', { name: words.frame.retry })).toBeVisible();
});

test('a page that throws says in one sentence that a reload may help, and the links of the header lead away from it', async () => {
  renderBroken(bug);
  const { broken, reload } = words.frame;
  expect(screen.getByRole('alert').textContent).toBe(broken + reload);
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
