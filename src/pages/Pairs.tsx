import type { ReactNode } from 'react';
import { site } from '#words/site';
import './pairs.css';

interface Props {
  pairs: (readonly [label: ReactNode, value: ReactNode])[];
  className?: string;
}

/** Rows with a label in the margin and its value beside it. */
export function Pairs({ pairs, className = '' }: Props) {
  return (
    <dl className={`pairs across ${className}`}>
      {pairs.map(([label, value], i) => (
        <div key={i} className="across">
          <dt className="meta aside" data-colon={site.colon}>
            {label}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
