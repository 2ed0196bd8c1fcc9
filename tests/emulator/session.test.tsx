import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { account, uid } from './support/author';
import { wait } from './support/environment';
import * as authClient from '../../src/auth/authClient';
import { RequireVerified } from '../../src/auth/RequireVerified';
import { sampleAccounts } from '../../src/auth/sampleAccounts';
import { restoreSession, signOut, useSession } from '../../src/auth/session';
import { useAdmin } from '../../src/auth/useAdmin';
import { useLastUser } from '../../src/form/useLastUser';

beforeEach(async () => {
  await authClient.signInAsSample(account);
  localStorage.setItem('user', JSON.stringify({ uid, emailVerified: true }));
  restoreSession();
});

test('a user whom another tab signs out and in again may write, though Auth has known them all along', async () => {
  const cached = localStorage.getItem('user')!;
  const { result } = renderHook(useSession);
  await waitFor(() => expect(result.current.ready).toBe(true));
  for (const stored of ['null', cached]) {
    localStorage.setItem('user', stored);
    act(() => void dispatchEvent(new Event('pageshow')));
  }
  expect(result.current).toMatchObject({ user: { uid }, ready: false });
  await waitFor(() => expect(result.current.ready).toBe(true));
});

function Form({ author }: { author: string }) {
  const admin = useAdmin(author);
  return <input aria-label={admin.state === 'ready' && admin.value ? 'administrator' : 'author'} />;
}

function FormPage() {
  const { uid: author = '' } = useLastUser() ?? {};
  return <Form key={author} author={author} />;
}

const form = () => screen.findByRole('textbox', { name: 'administrator' }, wait);
const home = () => screen.findByText('Home', {}, wait);

/** Opens a form behind the guard, and types into it. */
async function openForm() {
  render(
    <MemoryRouter initialEntries={['/createblog']}>
      <Routes>
        <Route
          path="/createblog"
          element={
            <RequireVerified title="Write a post">
              <FormPage />
            </RequireVerified>
          }
        />
        <Route path="/home" element="Home" />
      </Routes>
    </MemoryRouter>,
  );
  const field = await form();
  await userEvent.type(field, 'Words');
  return field;
}

/** Ends the session as another tab does, or a token that is refused. */
const endSession = () => act(authClient.signOutOfAuth);

test('a session that ends elsewhere leaves the form open, and its author goes on in it as who they are', async () => {
  const field = await openForm();
  await endSession();
  await waitFor(() => expect(field).toHaveAccessibleName('author'));
  await userEvent.type(field, ' and more');
  await act(() => authClient.signInAsSample(account));
  expect(await form()).toBe(field);
  expect(field).toHaveValue('Words and more');
  expect(field).toHaveFocus();
});

test('the user’s own Sign Out leads from the form to home', async () => {
  await openForm();
  await act(signOut);
  expect(await home()).toBeVisible();
});

test('another user who signs in gets a form of their own; one who is not verified is led to home', async () => {
  const field = await openForm();
  await endSession();
  // Nobody of the sample data, which the browser tests put into the same emulator.
  const [other, , unverified] = sampleAccounts.map((one) => ({
    ...one,
    sub: `2${one.sub}`,
    email: `other-${one.email}`,
  }));
  await act(() => authClient.signInAsSample(other!));
  await waitFor(() => expect(field).not.toBeInTheDocument(), wait);
  expect(await screen.findByRole('textbox', { name: 'author' })).toHaveValue('');
  await endSession();
  await act(() => authClient.signInAsSample(unverified!));
  expect(await home()).toBeVisible();
});
