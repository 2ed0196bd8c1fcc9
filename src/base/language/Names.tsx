import type { ReactNode } from 'react';

interface Props {
  /** Empty ones are left out. */
  names: string[];
  between: string;
  show?: (name: string) => ReactNode;
}

/** Names in a line, each in its own direction: the order of the line is that of the words around it. */
export const Names = ({ names, between, show = String }: Props) =>
  names.filter(Boolean).map((name, i) => [i > 0 && between, <bdi key={i}>{show(name)}</bdi>]);
