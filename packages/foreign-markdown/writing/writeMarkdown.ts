// Writes the Markdown of this site's posts: no HTML, definitions or character references, and readers see each new line.
import type { Emphasis, Root, Strong, Text } from 'mdast';
import {
  type ConstructName,
  defaultHandlers,
  type Handle,
  type Options,
  toMarkdown,
  type Unsafe,
} from 'mdast-util-to-markdown';
import { toWords } from '../flow';
import { formulaHandlers, hasFormulaLike } from '../formulas/writeFormulas';
import { gfmHandlers } from './gfmHandlers';
import { isTag } from '../html/isTag';
import { withSeenMarks } from './seenMarks';

// What a post, or CommonMark, would take for marks. The list of the package would write `R\&D` and `2 \* 3`.
const MARKS = new RegExp(
  [
    // At the beginning of a line, where one is looked for last: before each space, that would take long.
    '(?:#(?=#{0,5}\\s|#{1,5}[^\\s#])|[>=]|<(?=[/!?A-Za-z])|\\[(?=[ xX]\\])|[*+](?=\\s)|-(?=[\\s:|-])|\\|(?=[\\t :-])|:(?=[-:]))(?<=\\n[ \\t]*[^])',
    // What the converter would take for syntax of other programs.
    '(?<![\\w%])%(?=%)|%(?=\\[)|\\{(?=[:.#]|>>|--|\\+\\+|~~|==|\\{(?:!|--|-?\\s*/\\*|[<%]\\s*/)|%-?\\s*(?:end\\w|(?:raw|comment|highlight)\\b))|=(?==[^\\s=](?:[^=\\n]*[^\\s=])?==)|\\^(?=\\[|[\\w-]{6,}$)',
    '[!?](?=[!?]{2})(?<=\\n[ \\t]*[^])|(?<=\\w)~(?=\\w{1,8}~)|(?<=[\\w)])\\^(?=[\\w+−(-][^\\s^,;]{0,7}\\^)',
    '(?<=\\n[ \\t]*\\d{1,9})[.)](?=\\s)',
    '\\\\(?=[!-/:-@[-`{-~\\n])|(?<=\\\\)[()[\\]]',
    '`',
    '(?<=\\S)\\*|\\*(?=\\S)',
    '(?<![\\p{L}\\p{N}])_(?=\\S)|(?<=\\S)_(?![\\p{L}\\p{N}])',
    '~(?=~)|(?<=~)~',
    '\\](?=\\()',
    '\\[(?=\\^)',
    // The address of a link, which marks elsewhere in the post would mean.
    '\\](?=:\\s)(?<=\\n[ \\t]*\\[[^\\][\\n]+\\])',
    // All that may begin a link or HTML: what follows may be in other nodes.
    '<(?=[A-Za-z][\\w+.-]*:|[^\\s<>]*@|[?]|!(?:--|[A-Za-z]|\\[CDATA\\[))',
    '<(?=/?(?<tag>[A-Za-z][\\w-]*)[\\s/>])',
    '&(?=#?\\w+;)',
    '\\$(?=\\$)|(?<=\\$)\\$',
  ].join('|'),
  'gu',
);

/** Escapes words so that they are words in Markdown too. `before` and `after` are what is beside them. */
function escapeWords(value: string, before: string, after: string, more: string): string {
  const whole = before + value + after;
  let escaped = '';
  let last = before.length;
  const end = last + value.length;
  for (const { 0: mark, index, groups } of whole.matchAll(MARKS)) {
    // Other names in angle brackets are words.
    if (index < last || index >= end || (groups?.tag && !isTag(groups.tag))) continue;
    escaped += `${whole.slice(last, index)}\\${mark}`;
    last = index + mark.length;
  }
  const all = escaped + whole.slice(last, end);
  return [...more].reduce(
    (text, mark) => text.replaceAll(new RegExp(`(?<!\\\\)\\${mark}`, 'g'), `\\${mark}`),
    all,
  );
}

const OUTER: ConstructName[] = ['destinationRaw', 'destinationLiteral', 'titleQuote'];

// Outside words.
const UNSAFE: Unsafe[] = [
  { character: '[', inConstruct: ['label', 'reference'] },
  { character: ']', inConstruct: ['label', 'reference'] },
  // In the words of a picture; its address and its title have no marks.
  ...['*', '_', '`'].map((character) => ({
    character,
    inConstruct: 'image' as const,
    notInConstruct: OUTER,
  })),
  { character: '$', inConstruct: 'image' },
  { character: '"', inConstruct: 'titleQuote' },
  { character: '(', inConstruct: 'destinationRaw' },
  { character: ')', inConstruct: 'destinationRaw' },
  { character: '<', inConstruct: 'destinationLiteral' },
  { character: '>', inConstruct: 'destinationLiteral' },
  { character: '|', inConstruct: 'tableCell' },
];

const DOLLAR: Unsafe = { character: '$' };

const options: Options = {
  bullet: '-',
  rule: '-',
  listItemIndent: 'one',
  // What follows a table would be a row of it.
  join: [(left) => (left.type === 'table' ? 1 : undefined)],
  handlers: {
    root(node: Root, parent, state, info) {
      state.unsafe = hasFormulaLike(node) ? [...UNSAFE, DOLLAR] : UNSAFE;
      return defaultHandlers.root(node, parent, state, info);
    },
    text(node: Text, _, state, { before, after }) {
      // An address.
      if (state.stack.includes('autolink')) return node.value;
      const inLabel = state.stack.includes('label') ? '[]' : '';
      const inCell = state.stack.includes('tableCell') ? '|' : '';
      const dollar = state.unsafe.includes(DOLLAR) ? '$' : '';
      return escapeWords(node.value, before, after, inLabel + inCell + dollar);
    },
    ...gfmHandlers,
    ...formulaHandlers,
    // A row of a table is one line.
    break: (_, __, state) => (state.stack.includes('tableCell') ? ' ' : '\n'),
  },
};

const REFERENCE = /&#x([\dA-F]+);/;

const inMarks =
  (mark: string): Handle =>
  (node: Emphasis | Strong, _, state, info) =>
    mark + state.containerPhrasing(node, { ...info, before: '*', after: '*' }) + mark;

const asterisks: Options = {
  ...options,
  handlers: { ...options.handlers, emphasis: inMarks('*'), strong: inMarks('**') },
};

/** Writes a tree as Markdown of this site. */
export function writeMarkdown(root: Root): string {
  const seen = withSeenMarks(root);
  const text = toMarkdown(seen, options).trimEnd();
  if (toWords(root).includes('&#x') || !REFERENCE.test(text)) return text;
  // The package resorts to these beside the underscores with which it keeps marks apart. Posts would show them.
  return toMarkdown(seen, asterisks)
    .trimEnd()
    .replaceAll(new RegExp(REFERENCE, 'g'), (_, code: string) =>
      String.fromCodePoint(parseInt(code, 16)),
    );
}
