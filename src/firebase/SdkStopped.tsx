import type { ReactNode } from 'react';
import { frame } from '#words/frame';
import { ErrorMessage } from '../base/ErrorMessage';
import { reload } from '../base/reload';
import { useStopped } from './sdkFault';

interface Props {
  /** What else to say then. */
  note?: ReactNode;
  children?: ReactNode;
}

/** Says that only a reload helps, once the Firestore SDK has stopped; until then, shows its children. */
export const SdkStopped = ({ note, children }: Props) =>
  useStopped() ? (
    <ErrorMessage onRetry={reload} label={frame.reload}>
      {frame.broken} {note}
    </ErrorMessage>
  ) : (
    children
  );
