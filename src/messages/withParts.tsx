import { Fragment, type ReactNode } from 'react';

/** Renders a sentence. What is between `_` and `_` is wrapped, the first such part by the first function, and so on. */
export const withParts = (
  sentence: string,
  ...wrap: ((part: string) => ReactNode)[]
): ReactNode[] =>
  sentence
    .split('_')
    .map((part, i) => (i % 2 ? <Fragment key={i}>{wrap[(i - 1) / 2]!(part)}</Fragment> : part));
