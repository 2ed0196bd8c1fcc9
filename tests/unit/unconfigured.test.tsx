import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createCache } from '../../src/post/cache';
import { routes } from '../../src/routes';
import * as words from '../fixtures/words/en';

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

const paths = (isBlog: boolean) =>
  routes
    .filter((route) => 'isBlog' in route === isBlog)
    .map(({ path }) => path.replace(/:\w+/g, 'x'));

test.each(paths(false))(
  'without Firebase’s settings, %s leads to no blog and has no Sign in',
  async (path) => {
    open(path);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('heading', { name: words.missing.notFound })).toBeNull();
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href')!);
    expect(addresses.filter((address) => /^\/(blogs?|createblog|feed)/.test(address))).toEqual([]);
    expect(screen.queryByRole('button', { name: words.account.signIn })).toBeNull();
  },
);

test.each([...paths(true), '/blog'])(
  'without Firebase’s settings, there is no page %s',
  async (path) => {
    open(path);
    expect(await screen.findByRole('heading', { name: words.missing.notFound })).toBeVisible();
    expect(screen.queryByRole('link', { name: words.missing.goOn[2] })).toBeNull();
  },
);
