// What becomes paragraphs. Imported only by toTree.ts.
import type * as mdast from 'mdast';
import type { Element } from '../../post/text/tree';
import { joinStrings } from './inline';
import type { Context } from './read';
import { readsOwnBlocks } from './reads';

function findOwnBlock(node: mdast.PhrasingContent, context: Context): Element | undefined {
  for (const read of readsOwnBlocks) {
    const block = read(node, context);
    if (block) return block;
  }
  return undefined;
}

/** A paragraph, cut where it has what stands on lines of its own. */
export function toParagraphs({ children }: mdast.Paragraph, context: Context): Element[] {
  const paragraphs: Element[] = [];
  let run: mdast.PhrasingContent[] = [];
  const end = () => {
    const isSeen = run.some((node) => node.type !== 'text' || node.value.trim());
    if (isSeen) paragraphs.push({ tag: 'p', children: context.convertAll(run) });
    run = [];
  };
  for (const child of children) {
    const block = findOwnBlock(child, context);
    if (!block) {
      run.push(child);
      continue;
    }
    end();
    paragraphs.push(block);
  }
  end();
  return paragraphs;
}

/** A paragraph for a list such as `1986. A great year`, of one line; undefined for others. */
export function toNumberedLine(
  list: mdast.List,
  { getSource, convertAll }: Context,
): Element | undefined {
  const { ordered, children, position } = list;
  const [line] = children[0]!.children;
  if (!ordered || children.length > 1 || position?.start.line !== position?.end.line)
    return undefined;
  if (line?.type !== 'paragraph') return undefined;
  const length = line.position!.start.offset! - position!.start.offset!;
  const number = getSource(list).slice(0, length);
  return { tag: 'p', children: joinStrings([number, ...convertAll(line.children)]) };
}
