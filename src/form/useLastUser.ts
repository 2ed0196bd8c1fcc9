import { useState } from 'react';
import type { User } from '../auth/cachedUser';
import { isVerified } from '../auth/roles';
import { useSession } from '../auth/session';

/** Whose form is open: the last verified user whom Auth has confirmed, also when the session has ended. */
export function useLastUser(): User | undefined {
  const { user, ready } = useSession();
  const [author, setAuthor] = useState<User>();
  const now = ready && isVerified(user) ? user : author;
  if (now !== author) setAuthor(now);
  return now;
}
