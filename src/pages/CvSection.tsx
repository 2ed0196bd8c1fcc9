import { Children, type ReactNode } from 'react';

interface Props {
  heading: string;
  /** The number of entries. An empty section is not shown. */
  count: number;
  children: ReactNode;
}

/** A heading and its entries, the first on the same page of paper. Firefox knows no `break-after: avoid`. */
export function startWith(heading: ReactNode, entries: ReactNode): ReactNode[] {
  const [first, ...others] = Children.toArray(entries);
  const start = (
    <div key="start" className="across cv-start">
      {heading}
      {first}
    </div>
  );
  return first ? [start, ...others] : [];
}

/** A CV section with its heading. */
export function CvSection({ heading, count, children }: Props) {
  if (count === 0) return null;
  const id = heading.toLowerCase().replaceAll(' ', '-');
  return (
    <section className="cv-section across" aria-labelledby={id}>
      {startWith(<h2 id={id}>{heading}</h2>, children)}
    </section>
  );
}
