import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createCache } from '../../src/post/cache';
import * as words from '../fixtures/words/en';

const NOT_CONNECTED = /not connected to its database yet/;

// As in a production build before .env is filled in.
vi.stubGlobal('__EMULATORS__', null);
vi.stubEnv('VITE_FIREBASE_PROJECT_ID', '');
vi.stubEnv('VITE_FIREBASE_API_KEY', '');
const { App } = await import('../../src/App');

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <App cache={createCache()} />
    </MemoryRouter>,
  );

const paths = ['/blogs', '/blog/any', '/createblog'];
test.each(paths)('without a configuration %s says that there is no database', async (path) => {
  open(path);
  expect(await screen.findByText(NOT_CONNECTED)).toBeVisible();
});

test('without a configuration the static pages work, and Sign in says why it can’t', async () => {
  const alert = vi.fn();
  vi.stubGlobal('alert', alert);
  open('/contact');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(words.contact.heading);
  await userEvent.click(screen.getByRole('button', { name: words.account.signIn }));
  expect(alert).toHaveBeenCalledWith(expect.stringMatching(NOT_CONNECTED));
});
