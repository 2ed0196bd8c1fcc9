import type { Element, Node, Trees } from '../../post/text/tree';

declare module '../../post/text/tree' {
  interface Tags {
    gallery: 'gallery';
  }
}

const MOST = 6;

/** Whether a node is a picture whose size is known, so that nothing moves when it comes. */
const isPicture = (node?: Node): node is Element =>
  typeof node === 'object' && node.tag === 'img' && node.width !== undefined;

/** The pictures of a block that has nothing else, each with its caption; undefined for other blocks. */
function toFigures(block: Node): Element[] | undefined {
  if (typeof block === 'string') return undefined;
  const { tag, children = [] } = block;
  if (tag === 'figure') return isPicture(children[0]) ? [block] : undefined;
  const pictures = children.filter((child) => typeof child === 'object' || child.trim());
  if (tag !== 'p' || pictures.length === 0 || !pictures.every(isPicture)) return undefined;
  return pictures.map((picture) => ({ tag: 'figure', children: [picture] }));
}

function joinInSection(paragraphs: Trees[number]): Trees[number] {
  const joined = paragraphs.map((tree): Node[] | undefined => tree && []);
  // Plain text has no blocks, but stands between pictures.
  const blocks = paragraphs.flatMap((tree, at) =>
    (tree ?? ['']).map((node) => ({ at, node, figures: toFigures(node) })),
  );
  for (let i = 0; i < blocks.length; i++) {
    const { at } = blocks[i]!;
    const end = blocks.findIndex(({ figures }, index) => index >= i && !figures);
    const run = blocks.slice(i, end < 0 ? undefined : end);
    const figures = run.flatMap(({ figures = [] }) => figures);
    if (figures.length > 1 && figures.length <= MOST)
      joined[at]!.push({ tag: 'gallery', isBlock: true, children: figures });
    else for (const { at, node } of run) joined[at]!.push(node);
    i += run.length;
    const next = blocks[i];
    if (next) joined[next.at]?.push(next.node);
  }
  return paragraphs.map((tree, at) => {
    const nodes = joined[at];
    // The same nodes need not be drawn again.
    const isSame = tree?.length === nodes?.length && tree?.every((node, i) => node === nodes?.[i]);
    return isSame ? tree : nodes;
  });
}

/** Puts two to six pictures of a section with nothing between them into a gallery, in the paragraph of the first. */
export const joinPictures = (trees: Trees): Trees => trees.map(joinInSection);
