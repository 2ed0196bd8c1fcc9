import type { Nodes, PhrasingContent } from 'mdast';
import { findKind, toCallout } from '../callouts';
import { findAddress, linkTo, PICTURE } from '../embedded';
import { textNode, toFlow, toOneLine, toWords } from '../flow';
import { toPlain } from './readMarkdown';

/** An element of MDX that isn't one of HTML, or a directive. */
interface Component {
  name: string;
  named: Record<string, string | null | undefined>;
  title?: PhrasingContent[];
  children?: Nodes[];
}

/** Makes an admonition, a picture or a link of a component, or its words. Returns nothing for one that has none. */
export function toComponent(
  { name, named, title = [], children = [] }: Component,
  convertAll: (nodes: Nodes[]) => Nodes[],
): Nodes[] {
  const kind = findKind(name);
  const words: Nodes[] =
    title.length > 0 ? title : [textNode(named.title ?? named.label ?? named.summary ?? '')];
  const line = toOneLine(convertAll(words)).filter(
    (node) => node.type !== 'text' || node.value.trim(),
  );
  const hasWords = line.length > 0 || children.length > 0;
  // An icon may have such a name.
  if (kind && hasWords)
    return [toCallout(findKind(named.type ?? '') ?? kind, line, convertAll(children))];
  if (named.src && PICTURE.test(named.src)) {
    const { src: url, alt = '', caption = named.title } = named;
    return [{ type: 'image', url, alt, title: caption && toPlain(caption) }];
  }
  const address = findAddress(name, named);
  const link = address ? [linkTo(address, line.map(toWords).join(''))] : [];
  const head: Nodes[] = line.length > 0 && !address ? [{ type: 'strong', children: line }] : [];
  const caption: Nodes[] = named.caption ? [textNode(named.caption)] : [];
  return [...toFlow([...link, ...head]), ...toFlow(caption), ...convertAll(children)];
}
