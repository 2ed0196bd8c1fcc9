import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Photo } from '../../../src/auth/Photo';
import type { User } from '../../../src/auth/cachedUser';

const photoURL = 'https://example.com/photo.png';
const user: User = { uid: 'u', displayName: 'Sample Reader', photoURL, emailVerified: true };

test('the profile photo is shown, the initials if it fails to load, and then another photo', () => {
  const { rerender } = render(<Photo user={user} />);
  expect(screen.getByRole('presentation')).toHaveAttribute('src', photoURL);
  expect(screen.queryByText('SR')).toBeNull();
  fireEvent.error(screen.getByRole('presentation'));
  expect(screen.getByText('SR')).toBeVisible();
  expect(screen.queryByRole('presentation')).toBeNull();
  const other = 'https://example.com/other.png';
  rerender(<Photo user={{ ...user, photoURL: other }} />);
  expect(screen.getByRole('presentation')).toHaveAttribute('src', other);
});

test.each([
  ['Ada', 'A'],
  [' émile maria zola ', 'ÉM'],
  ['🦊 Fox', '🦊F'],
  [null, '?'],
])('without a photo, the initials of %j are %s', (displayName, initials) => {
  render(<Photo user={{ ...user, displayName, photoURL: null }} />);
  expect(screen.getByText(initials)).toBeVisible();
});
