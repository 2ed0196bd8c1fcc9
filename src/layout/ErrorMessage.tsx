import type { ReactNode } from 'react';
import Button from 'react-bootstrap/Button';

/** An error message with an optional Retry button. */
export function ErrorMessage({ children, onRetry }: { children: ReactNode; onRetry?: () => void }) {
  return (
    <div className="alert alert-warning" role="alert">
      <p>{children}</p>
      {onRetry && (
        <Button variant="outline-primary" onClick={onRetry}>
          Retry
        </Button>
      )}
    </div>
  );
}
