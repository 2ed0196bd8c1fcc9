// Puts nodes where Markdown has them: blocks beside blocks, and words in paragraphs.
import type { BlockContent, DefinitionContent, Heading, Nodes, PhrasingContent, Text } from 'mdast';

const PHRASING =
  /^(break|delete|emphasis|footnoteReference|html|image|imageReference|inlineCode|inlineMath|link|linkReference|mdxJsxTextElement|mdxTextExpression|script|strong|text)$/;

/** Makes a node of words. */
export const textNode = (value: string): Text => ({ type: 'text', value });

/** Lists a node and all that is in it, in order, however deep. */
export function listNodes(node: Nodes): Nodes[] {
  const all: Nodes[] = [];
  // The next one is the last.
  const left = [node];
  for (let next = left.pop(); next; next = left.pop()) {
    all.push(next);
    if ('children' in next) for (const child of next.children.toReversed()) left.push(child);
  }
  return all;
}

/** The words of a node. */
export function toWords(node: Nodes): string {
  if ('children' in node) return node.children.map(toWords).join('');
  if (node.type === 'break') return '\n';
  return 'value' in node ? node.value : '';
}

type Flow = BlockContent | DefinitionContent;

/** Whether a node is within a paragraph. */
export const isPhrasing = (node: Nodes): node is PhrasingContent => PHRASING.test(node.type);

/** Joins words, and removes the spaces that nobody sees. */
export function joinPhrasing(nodes: Nodes[]): PhrasingContent[] {
  const all: PhrasingContent[] = [];
  for (const node of nodes.filter(isPhrasing)) {
    const last = all.at(-1);
    const isJoined = node.type === 'text' && last?.type === 'text';
    if (isJoined) all[all.length - 1] = textNode(last.value + node.value);
    else all.push(node);
  }
  return all.map((node) =>
    node.type === 'text' ? textNode(node.value.replaceAll(/ {2,}/g, ' ')) : node,
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
  const flatten = (node: Nodes): PhrasingContent[] => {
    if (node.type === 'break') return [textNode(' ')];
    if (isPhrasing(node)) return [node];
    if (node.type === 'math') return [{ type: 'inlineMath', value: node.value }];
    if (node.type === 'code') {
      const lines = node.value.split('\n').filter((line) => line.trim());
      return lines.flatMap((line) => [{ type: 'inlineCode', value: line.trim() }, textNode(' ')]);
    }
    const inside = 'children' in node ? node.children.flatMap(flatten) : [];
    return [...inside, textNode(' ')];
  };
  return trim(joinPhrasing(nodes.flatMap(flatten)));
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
  const isWords = (node: Nodes) =>
    node.type !== 'break' && (node.type !== 'text' || Boolean(node.value.trim()));
  const from = all.findIndex(isWords);
  if (from < 0) return nodes;
  const end = all.findLastIndex(isWords) + 1;
  const before = /^\s/.test(toWords(all[from]!)) ? [textNode(' ')] : [];
  const after = /\s$/.test(toWords(all[end - 1]!)) ? [textNode(' ')] : [];
  const marked = wrap(trim(all.slice(from, end)));
  return [...all.slice(0, from), ...before, ...marked, ...after, ...all.slice(end)];
}
