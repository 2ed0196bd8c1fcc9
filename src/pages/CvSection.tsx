import type { ReactNode } from 'react';

interface Props {
  heading: string;
  /** The number of entries. An empty section is not shown. */
  count: number;
  children: ReactNode;
}

/** A CV section with its heading. */
export function CvSection({ heading, count, children }: Props) {
  if (count === 0) return null;
  const id = heading.toLowerCase().replaceAll(' ', '-');
  return (
    <section className="cv-section across" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  );
}
