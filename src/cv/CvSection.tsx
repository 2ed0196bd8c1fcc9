import { Children, type ReactNode } from 'react';
import { ownWords } from '../base/language/ownWords';

/** A heading and its entries, the first on its page of paper: Firefox ignores `break-after: avoid`. Nothing without entries. */
export function startWith(heading: ReactNode, entries: ReactNode): ReactNode[] {
  const [first, ...others] = Children.toArray(entries);
  if (!first) return [];
  const start = (
    <div key="start" className="across cv-start">
      {heading}
      {first}
    </div>
  );
  return [start, ...others];
}

/** A CV section with its heading. An empty section is not shown. */
export function CvSection({ heading, children }: { heading: string; children: ReactNode }) {
  const id = heading.toLowerCase().replaceAll(' ', '-');
  const content = startWith(
    <h2 id={id} {...ownWords}>
      {heading}
    </h2>,
    children,
  );
  if (content.length === 0) return null;
  return (
    <section className="cv-section across" aria-labelledby={id}>
      {content}
    </section>
  );
}
