import { createElement } from 'react';
import type { Node } from '../post/text/tree';
import type { Show } from './show';

const hasLink = (nodes: Node[] = []): boolean =>
  nodes.some(
    (node) =>
      typeof node === 'object' &&
      (node.tag === 'a' || node.tag === 'reference' || hasLink(node.children)),
  );

/** Shows a heading within a section. It links to itself, unless it has a link of its own. */
export const showSubheading: Show = ({ tag, id, children }, { key, dir, showAll }) =>
  createElement(
    tag,
    { key, id, dir },
    id && !hasLink(children) ? <a href={`#${id}`}>{showAll(children)}</a> : showAll(children),
  );
