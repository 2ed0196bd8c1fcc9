import { createElement, Fragment, memo, type ReactNode, useMemo } from 'react';
import { toHref } from '../addresses';
import { isolateNames } from '../base/language/isolateNames';
import { findDirection } from '../post/text/language';
import { type Element, isBlock, type Node, toText } from '../post/text/tree';
import type { Around, Shows } from './show';
import { shows } from './shows';
import { useKeys } from './useKeys';

const hasOwnKey = (node: Node) => typeof node === 'object' && isBlock(node);

/** A key for an element. One with words is replaced as they change: a browser may have put a translation in their place. */
const toKey = ({ tag, id, children = [] }: Element, index: number) => {
  const position = (tag === 'footnote' && id) || index;
  return children.every(hasOwnKey) ? position : `${position} ${JSON.stringify(children)}`;
};

interface Props {
  text: string;
  /** The parsed Markdown; undefined for plain text. */
  tree?: Node[];
  /** What shows some elements in another way. */
  otherShows?: Shows;
}

/** A paragraph of a post, as Markdown or plain text. */
export const Markdown = memo(function Markdown({ text, tree, otherShows }: Props) {
  const keys = useKeys(useMemo(() => tree?.map((node) => [JSON.stringify(node)]) ?? [], [tree]));
  // A block has one direction, with all that is in it.
  const showNode = (
    node: Node,
    index: number,
    dir?: Around['dir'],
    isLinked?: boolean,
  ): ReactNode => {
    if (typeof node === 'string') return isolateNames(node);
    const { tag, children, href, start, align } = node;
    const showAll = (nodes: Node[] = []) =>
      nodes.map((child, i) => showNode(child, i, undefined, isLinked || tag === 'a'));
    const key = toKey(node, index);
    const show = otherShows?.[tag] ?? shows[tag];
    const scope = tag === 'th' ? 'col' : undefined;
    const attributes = { href: toHref(href), start, key, dir, scope, className: align };
    return (
      show?.(node, { key, dir, isLinked, showAll }) ??
      createElement(tag, attributes, ...showAll(children))
    );
  };
  if (!tree) return <p dir={findDirection(text)}>{isolateNames(text)}</p>;
  return tree.map((node, index) => {
    const words = toText([node]);
    // A block without words, such as an image, is on the post's side.
    const dir = words ? findDirection(words) : undefined;
    return <Fragment key={keys[index]}>{showNode(node, 0, dir)}</Fragment>;
  });
});
