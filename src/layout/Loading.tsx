import { useEffect } from 'react';
import { announce } from './announce';

/** A placeholder for content that is loading; its text is for screen readers. */
export function Loading({ children }: { children: string }) {
  useEffect(() => announce(children), [children]);
  return (
    <div className="loading">
      <span className="visually-hidden">{children}</span>
      {[...Array(9).keys()].map((line) => (
        <span key={line} className="loading-line" />
      ))}
    </div>
  );
}
