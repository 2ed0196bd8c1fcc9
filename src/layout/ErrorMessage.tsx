import type { ReactNode } from 'react';
import Button from 'react-bootstrap/Button';

/** A failure, told in a sentence, with the way on. */
export function Problem({ children, onRetry }: { children: ReactNode; onRetry?: () => void }) {
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
