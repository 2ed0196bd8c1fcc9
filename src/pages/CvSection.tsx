import type { ReactNode } from 'react';

/** One section of the CV with its heading. */
export function CvSection({ heading, children }: { heading: string; children: ReactNode }) {
  const id = heading.toLowerCase().replaceAll(' ', '-');
  return (
    <section className="cv-section across" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  );
}
