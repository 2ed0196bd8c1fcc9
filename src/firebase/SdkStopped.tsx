import type { ReactNode } from 'react';
import { frame } from '#words/frame';
import { ErrorMessage } from '../base/ErrorMessage';
import { reload } from '../base/reload';
import { useStopped } from './sdkFault';

/** Says that only a reload helps, once the Firestore SDK has stopped; until then, shows its children. */
export const SdkStopped = ({ children }: { children?: ReactNode }) =>
  useStopped() ? (
    <ErrorMessage onRetry={reload} label={frame.reload}>
      {frame.broken}
    </ErrorMessage>
  ) : (
    children
  );
