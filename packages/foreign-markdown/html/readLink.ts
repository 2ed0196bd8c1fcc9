import type { Nodes, PhrasingContent } from 'mdast';
import { isPhrasing, joinPhrasing, mark, toFlow, toOneLine } from '../flow';

/** Makes a link of what is in one. */
export function readLink(element: Element, nodes: Nodes[]): Nodes[] {
  const url = element.getAttribute('href')?.trim();
  if (!url) return nodes;
  const wrap = (children: Nodes[]): Nodes[] => {
    const link = { type: 'link' as const, url, children: joinPhrasing(children) };
    return link.children.length > 0 ? [link] : [];
  };
  // Of a card, only the first words are the link.
  const flow = toFlow(nodes);
  const [first, ...others] = flow.filter((node) => toOneLine([node]).length > 0);
  if (!first || nodes.every(isPhrasing)) return mark(nodes, wrap);
  const children = wrap(toOneLine([first])) as PhrasingContent[];
  const block: Nodes =
    first.type === 'heading' ? { ...first, children } : { type: 'paragraph', children };
  return [block, ...others];
}
