import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { cacheUser } from '../../../src/auth/cachedUser';
import { RequireVerified } from '../../../src/auth/RequireVerified';
import { restoreSession } from '../../../src/auth/session';

test('until Auth has answered, the guard trusts no cached user; signed-out users are then redirected to home', async () => {
  cacheUser({ uid: 'forged', displayName: null, photoURL: null, emailVerified: true });
  restoreSession();
  const guarded = <RequireVerified title="Write a post">The form</RequireVerified>;
  render(
    <MemoryRouter initialEntries={['/createblog']}>
      <Routes>
        <Route path="home" element={<h1>About Me</h1>} />
        <Route path="createblog" element={guarded} />
      </Routes>
    </MemoryRouter>,
  );
  expect(screen.getByText('Checking your sign-in…')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Write a post' })).toBeVisible();
  expect(screen.queryByText('The form')).toBeNull();

  const home = await screen.findByRole('heading', { name: 'About Me' }, { timeout: 10_000 });
  expect(home).toBeVisible();
  expect(screen.queryByText('The form')).toBeNull();
});
