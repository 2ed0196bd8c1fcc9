import { useState } from 'react';
import { useSession } from './session';

/** Whether a session has ended, until Auth has confirmed the next user. */
export function useIsSignedOut(): boolean {
  const { user, ready } = useSession();
  const [isOut, setOut] = useState(false);
  if (ready && isOut !== !user) setOut(!user);
  return ready ? !user : isOut;
}
