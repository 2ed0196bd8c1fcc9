import type { ReactNode } from 'react';

interface Props {
  /** Empty ones are left out. */
  items: ReactNode[];
  className?: string;
}

/** Short texts in a line, each in its own direction. A dot stands between two that are side by side: none begins or ends a line. */
export const Items = ({ items, className = '' }: Props) =>
  items.some(Boolean) && (
    <p className={`items ${className}`}>
      {items.map(
        (item, i) =>
          item && [
            <span key={i}>
              <bdi>{item}</bdi>
            </span>,
            ' ',
          ],
      )}
    </p>
  );
