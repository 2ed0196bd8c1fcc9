// Puts nodes where Markdown has them: blocks beside blocks, and words in paragraphs.
import type { BlockContent, DefinitionContent, Heading, Nodes, PhrasingContent } from 'mdast';

const PHRASING =
  /^(break|delete|emphasis|footnoteReference|html|image|imageReference|inlineCode|inlineMath|link|linkReference|mdxJsxTextElement|mdxTextExpression|script|strong|text)$/;

type Flow = BlockContent | DefinitionContent;

/** Whether a node is within a paragraph. */
export const isPhrasing = (node: Nodes): node is PhrasingContent => PHRASING.test(node.type);

const isSpace = (node: Nodes | undefined) => node?.type === 'text' && !node.value.trim();

/** Joins two nodes that would cancel each other’s marks; undefined if they stay two. */
function join(a: PhrasingContent, b: PhrasingContent): PhrasingContent | undefined {
  if (a.type === 'text' && b.type === 'text') return { ...a, value: a.value + b.value };
  const isMark = a.type === 'strong' || a.type === 'emphasis' || a.type === 'delete';
  if (!isMark || b.type !== a.type) return undefined;
  return { ...a, children: joinPhrasing([...a.children, ...b.children]) };
}

/** Joins what is one, and removes the spaces that nobody sees. */
export function joinPhrasing(nodes: Nodes[]): PhrasingContent[] {
  const all: PhrasingContent[] = [];
  for (const node of nodes.filter(isPhrasing)) {
    const last = all.at(-1);
    const joined = last && join(last, node);
    if (joined) all[all.length - 1] = joined;
    else all.push(node);
  }
  return all.map((node) =>
    node.type === 'text' ? { ...node, value: node.value.replaceAll(/ {2,}/g, ' ') } : node,
  );
}

/** Removes what is at the ends of lines. */
function trim(nodes: PhrasingContent[]): PhrasingContent[] {
  const trimmed = nodes.map((node, i): PhrasingContent => {
    if (node.type !== 'text') return node;
    const isFirst = i === 0 || nodes[i - 1]!.type === 'break';
    const isLast = i === nodes.length - 1 || nodes[i + 1]!.type === 'break';
    const start = isFirst ? node.value.trimStart() : node.value;
    return { ...node, value: isLast ? start.trimEnd() : start };
  });
  const all = trimmed.filter((node) => node.type !== 'text' || node.value);
  const from = all.findIndex(({ type }) => type !== 'break');
  const to = all.findLastIndex(({ type }) => type !== 'break');
  return from < 0 ? [] : all.slice(from, to + 1);
}

/** Puts words between blocks into paragraphs. */
export function toFlow(nodes: Nodes[]): Flow[] {
  const flow: Flow[] = [];
  let run: PhrasingContent[] = [];
  const end = () => {
    const children = trim(joinPhrasing(run));
    if (children.length > 0) flow.push({ type: 'paragraph', children });
    run = [];
  };
  for (const node of nodes) {
    if (isPhrasing(node)) {
      run.push(node);
      continue;
    }
    end();
    flow.push(node as Flow);
  }
  end();
  return flow;
}

/** Puts all words into one line, as in a heading or a cell. */
export function toOneLine(nodes: Nodes[]): PhrasingContent[] {
  const toWords = (node: Nodes): PhrasingContent[] => {
    if (node.type === 'break') return [{ type: 'text', value: ' ' }];
    if (isPhrasing(node)) return [node];
    if (node.type === 'math') return [{ type: 'inlineMath', value: node.value }];
    if (node.type === 'code')
      return node.value.split('\n').flatMap((line): PhrasingContent[] =>
        line.trim()
          ? [
              { type: 'inlineCode', value: line.trim() },
              { type: 'text', value: ' ' },
            ]
          : [],
      );
    const inside = 'children' in node ? node.children.flatMap(toWords) : [];
    return [...inside, { type: 'text', value: ' ' }];
  };
  return trim(joinPhrasing(nodes.flatMap(toWords)));
}

/** Makes a heading of a line. Its pictures come after it, as the heading of a post is nothing but words. */
export function toHeading(depth: Heading['depth'], line: PhrasingContent[]): Flow[] {
  const isImage = ({ type }: Nodes) => type === 'image';
  const children = toOneLine(line.filter((node) => !isImage(node)));
  const heading: Flow[] = children.length > 0 ? [{ type: 'heading', depth, children }] : [];
  return [...heading, ...toFlow(line.filter(isImage))];
}

/** Marks words, with the spaces around them outside. Blocks have no marks around them. */
export function mark(nodes: Nodes[], wrap: (nodes: Nodes[]) => Nodes[]): Nodes[] {
  if (!nodes.every(isPhrasing)) return nodes;
  const all = joinPhrasing(nodes);
  const isEdge = (node: Nodes) => node.type === 'break' || isSpace(node);
  const from = all.findIndex((node) => !isEdge(node));
  if (from < 0) return nodes;
  const to = all.findLastIndex((node) => !isEdge(node));
  const inside = all.slice(from, to + 1);
  const [first, last] = [inside[0]!, inside.at(-1)!];
  const [before, after] = [
    first.type === 'text' ? /^\s*/.exec(first.value)![0] : '',
    last.type === 'text' ? /\s*$/.exec(last.value)![0] : '',
  ];
  const space = (value: string): Nodes[] => (value ? [{ type: 'text', value: ' ' }] : []);
  return [
    ...all.slice(0, from),
    ...space(before),
    ...wrap(trim(inside)),
    ...space(after),
    ...all.slice(to + 1),
  ];
}
