import { Fragment, type ReactNode } from 'react';

interface Props {
  /** Empty ones are left out. */
  names: (string | false | undefined)[];
  between: string;
  show?: (name: string) => ReactNode;
}

/** Names in a line, each in its own direction: the order of the line is that of the words around it. */
export const Names = ({ names, between, show = (name) => name }: Props) =>
  names.filter(Boolean).map((name, i) => (
    <Fragment key={i}>
      {i > 0 && between}
      <bdi>{show(name as string)}</bdi>
    </Fragment>
  ));

/** A sentence of the site with something in the place of its name. */
export function putInto(toSentence: (name: string) => string, name: ReactNode): ReactNode {
  const [before, after] = toSentence('\0').split('\0');
  return (
    <>
      {before}
      {name}
      {after}
    </>
  );
}
