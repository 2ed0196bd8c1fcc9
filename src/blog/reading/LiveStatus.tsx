import type { ReactNode } from 'react';
import { firebaseConfig, NOT_CONFIGURED } from '../../firebase/config';
import type { Live } from '../../firebase/live';
import { Problem } from '../../layout/ErrorMessage';
import { Waiting } from '../../layout/Loading';

interface Props<T> {
  live: Live<T>;
  /** What is being loaded, as the sentences name it: "the posts". */
  what: string;
  onRetry: () => void;
  children: (value: T) => ReactNode;
}

/** Shows what is listened to in each of its states: waiting, out of reach, failed, loaded, overtaken. */
export function LiveState<T>({ live, what, onRetry, children }: Props<T>) {
  if (!firebaseConfig) return <Problem>{NOT_CONFIGURED}</Problem>;
  switch (live.state) {
    case 'waiting':
      return <Waiting>Loading {what}…</Waiting>;
    case 'unreachable':
      return (
        <Problem onRetry={onRetry}>
          The blog can’t be reached. Please check your connection; {what} will appear by themselves
          when it is back.
        </Problem>
      );
    case 'failed':
      return (
        <Problem onRetry={onRetry}>
          Loading {what} failed. ({live.error.message})
        </Problem>
      );
    case 'loaded':
      return (
        <>
          {!live.current && (
            <p className="paused" role="status">
              Showing a saved copy; live updates are paused.
            </p>
          )}
          {children(live.value)}
        </>
      );
  }
}
