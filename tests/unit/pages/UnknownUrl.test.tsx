import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { UnknownUrl } from '../../../src/pages/UnknownUrl';
import words from '../../../src/languages/en';

const { notFound, noConnection } = words.missing;
const shell = '<div id="root"></div>';

afterEach(() => document.body.replaceChildren());

test.each([
  ['the server, nothing is found', '<div id="root" data-path="*"></div>', true, notFound],
  ['the service worker, there is no connection', shell, true, noConnection],
  ['the development server, nothing is found', shell, false, notFound],
])('in a page from %s', (_, root, isBuilt, heading) => {
  vi.stubEnv('PROD', isBuilt);
  document.body.innerHTML = root;
  render(<UnknownUrl />, { wrapper: MemoryRouter });
  expect(screen.getByRole('heading', { name: heading })).toBeVisible();
});
