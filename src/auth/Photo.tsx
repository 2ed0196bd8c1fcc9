import { useState } from 'react';
import type { User } from './cachedUser';

const toInitials = (name: string | null) =>
  (name ?? '')
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase() || '?';

/** The user's profile photo, or their initials if it is missing or fails to load. */
export function Photo({ user }: { user: User }) {
  const [broken, setBroken] = useState<string>();
  return user.photoURL && user.photoURL !== broken ? (
    <img
      className="profile-photo"
      src={user.photoURL}
      alt=""
      referrerPolicy="no-referrer"
      onError={() => setBroken(user.photoURL ?? undefined)}
    />
  ) : (
    <span className="profile-photo" aria-hidden="true">
      {toInitials(user.displayName)}
    </span>
  );
}
