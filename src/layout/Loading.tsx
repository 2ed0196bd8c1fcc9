import type { ReactNode } from 'react';

/** Says what is being waited for, with grey lines in the place of what will come. */
export function Waiting({ children }: { children: ReactNode }) {
  return (
    <div className="waiting" role="status">
      <span className="visually-hidden">{children}</span>
      <span className="waiting-line" />
      <span className="waiting-line" />
      <span className="waiting-line" />
    </div>
  );
}
