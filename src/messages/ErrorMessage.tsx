import type { ReactNode } from 'react';
import { type Retry, RetryButton } from './RetryButton';

/** An error message with an optional Retry button. */
export function ErrorMessage({ children, onRetry }: { children: ReactNode; onRetry?: Retry }) {
  return (
    <div className="alert alert-warning" role="alert">
      <p>{children}</p>
      {onRetry && <RetryButton onRetry={onRetry} />}
    </div>
  );
}
