import type { ReactNode } from 'react';

/** An error message with an optional Retry button. */
export function ErrorMessage({ children, onRetry }: { children: ReactNode; onRetry?: () => void }) {
  return (
    <div className="alert alert-warning" role="alert">
      <p>{children}</p>
      {onRetry && (
        <button type="button" className="btn btn-outline-primary" onClick={onRetry}>
          Retry
        </button>
      )}
    </div>
  );
}
