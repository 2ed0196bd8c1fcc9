import type { ReactNode } from 'react';

/** A placeholder for content that is loading; its text is for screen readers. */
export function Loading({ children }: { children: ReactNode }) {
  return (
    <div className="loading" role="status">
      <span className="visually-hidden">{children}</span>
      <span className="loading-line" />
      <span className="loading-line" />
      <span className="loading-line" />
    </div>
  );
}
