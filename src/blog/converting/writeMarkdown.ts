// Writes the Markdown of this site's posts: no HTML, definitions or character references, and each new line is one.
import type { Nodes, Root } from 'mdast';
import { gfmFootnoteToMarkdown } from 'mdast-util-gfm-footnote';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemToMarkdown } from 'mdast-util-gfm-task-list-item';
import type { InlineMath } from 'mdast-util-math';
import { defaultHandlers, type Options, toMarkdown, type Unsafe } from 'mdast-util-to-markdown';

// Where words are, as opposed to addresses.
const words = {
  inConstruct: 'phrasing',
  notInConstruct: [
    'autolink',
    'destinationLiteral',
    'destinationRaw',
    'reference',
    'titleApostrophe',
    'titleQuote',
  ],
} satisfies Omit<Unsafe, 'character'>;

const atBreak = (character: string, after?: string, before?: string): Unsafe => ({
  ...{ atBreak: true, character, after },
  ...(before && { before }),
});

// What a post would take for marks. The list of the package is for all of CommonMark, and writes `R\&D` and `2 \* 3`.
const UNSAFE: Unsafe[] = [
  // Beside words. Two patterns would be taken for one that needs no escape beside another.
  { character: '*', before: '(?<=\\S)|(?=\\*\\S)', ...words },
  { character: '_', before: '(?<![\\p{L}\\p{N}])', after: '(?=\\S)', unicode: true, ...words },
  { character: '_', before: '(?<=\\S)', after: '(?![\\p{L}\\p{N}])', unicode: true, ...words },
  { character: '`', ...words },
  { character: '~', after: '(?=~)', ...words },
  { character: ']', after: '(?=\\()', ...words },
  { character: '[', after: '(?=\\^)', ...words },
  { character: '<', after: '(?=[A-Za-z][\\w+.-]*[:@])', ...words },
  { character: '\\', after: '(?=[\\r\\n])', ...words },
  { character: '|', inConstruct: 'tableCell' },
  { character: '[', inConstruct: ['label', 'reference'] },
  { character: ']', inConstruct: ['label', 'reference'] },
  { character: '"', inConstruct: 'titleQuote' },
  { character: '(', inConstruct: 'destinationRaw' },
  { character: ')', inConstruct: 'destinationRaw' },
  { character: '<', inConstruct: 'destinationLiteral' },
  { character: '>', inConstruct: 'destinationLiteral' },
  atBreak('#', '(?=#{0,5}\\s)'),
  atBreak('>'),
  atBreak('='),
  atBreak('[', '(?=[ xX]\\])'),
  atBreak('*', '(?=\\s)'),
  atBreak('+', '(?=\\s)'),
  atBreak('-', '(?=[\\s:|-])'),
  atBreak('|', '(?=[\\t :-])'),
  atBreak(':', '(?=-)'),
  atBreak('.', '(?=\\s)', '\\d{1,9}'),
  atBreak(')', '(?=\\s)', '\\d{1,9}'),
];

const options: Options = {
  bullet: '-',
  rule: '-',
  listItemIndent: 'one',
  extensions: [
    gfmFootnoteToMarkdown(),
    gfmStrikethroughToMarkdown(),
    gfmTableToMarkdown({ tablePipeAlign: false }),
    gfmTaskListItemToMarkdown(),
  ],
  handlers: {
    root(node: Root, parent, state, info) {
      state.unsafe = UNSAFE;
      return defaultHandlers.root(node, parent, state, info);
    },
    // As it is written everywhere, or else as GitHub has it, where marks can't be taken for others.
    inlineMath(node: InlineMath, _, state, info) {
      const formula = `$${node.value}$`;
      return state.safe(formula, info) === formula ? formula : `$\`${node.value}\`$`;
    },
    // A row of a table is one line.
    break: (_, __, state) => (state.stack.includes('tableCell') ? ' ' : '\n'),
  },
};

const PUNCTUATION = /[\p{P}\p{S}]/u;
const isSpace = (character: string) => !character.trim();

/** The words of a node. */
export function toWords(node: Nodes): string {
  if ('children' in node) return node.children.map(toWords).join('');
  if (node.type === 'break') return '\n';
  return 'value' in node ? node.value : '';
}

/** Whether marks beside punctuation would be seen as marks: `**Note:**this` is not bold. */
function isSeen(inside: string, before: string, after: string): boolean {
  const [first = '', last = ''] = [inside.at(0), inside.at(-1)];
  const isOpen = !PUNCTUATION.test(first) || isSpace(before) || PUNCTUATION.test(before);
  const isClosed = !PUNCTUATION.test(last) || isSpace(after) || PUNCTUATION.test(after);
  return isOpen && isClosed && !isSpace(first) && !isSpace(last);
}

/** Removes the marks that would not be seen as marks, and keeps their words. */
function withoutUnseen<T extends Nodes>(node: T): T {
  if (!('children' in node)) return node;
  const children = node.children as Nodes[];
  const kept = children.flatMap((child, i): Nodes[] => {
    const clean = withoutUnseen(child);
    if (clean.type !== 'strong' && clean.type !== 'emphasis' && clean.type !== 'delete')
      return [clean];
    const before = i > 0 ? toWords(children[i - 1]!).slice(-1) : '';
    const after = i + 1 < children.length ? toWords(children[i + 1]!).slice(0, 1) : '';
    return isSeen(toWords(clean), before, after) ? [clean] : clean.children;
  });
  return { ...node, children: kept };
}

const REFERENCE = /&#x([\dA-F]+);/g;

/** Writes a tree as Markdown of this site. */
export function writeMarkdown(root: Root): string {
  const text = toMarkdown(withoutUnseen(root), options).trimEnd();
  // The package resorts to these for marks that nothing else can keep apart. Posts would show them.
  if (toWords(root).includes('&#x')) return text;
  return text.replaceAll(REFERENCE, (_, code: string) => String.fromCodePoint(parseInt(code, 16)));
}
