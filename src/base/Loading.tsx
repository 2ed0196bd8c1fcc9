import { useEffect } from 'react';
import { announce, retract } from './announce';
import { reloadIfKept } from './reload';

/** A placeholder for loading content. Its text is announced to screen readers. */
export function Loading({ children }: { children: string }) {
  useEffect(() => {
    announce(children);
    return () => retract(children);
  }, [children]);
  useEffect(reloadIfKept, []);
  return (
    <div className="loading">
      <span className="visually-hidden">{children}</span>
      {[...Array(9).keys()].map((line) => (
        <span key={line} className="loading-line" />
      ))}
    </div>
  );
}
