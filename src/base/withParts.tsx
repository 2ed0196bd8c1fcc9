import { cloneElement, type ReactElement, type ReactNode } from 'react';

/** Renders a sentence. What is between `_` and `_` is put into the elements, the first such part into the first, and so on. */
export const withParts = (sentence: string, ...elements: ReactElement[]): ReactNode[] =>
  sentence
    .split('_')
    .map((part, i) => (i % 2 ? cloneElement(elements[(i - 1) / 2]!, { key: i }, part) : part));
