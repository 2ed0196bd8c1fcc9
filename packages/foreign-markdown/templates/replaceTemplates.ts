// Replaces what no parser of Markdown knows: templates, the blocks of Obsidian and MkDocs, formulas between backslashes, changes
// and comments of CriticMarkup, and embeds of Hashnode. Line by line, so that each line keeps its number.
import { findKind } from '../callouts';
import type { Passage } from '../findLost';
import { type Groups, openTemplates } from './findTemplates';
import { hasAfter, hasBefore, isInLabel, openCode, openLines } from './positions';
import { onlyLines, replaceGroups } from './replaceGroups';
import { isWrapper, readArguments, replaceTag } from './templateTags';
import { toLiquid } from './zola';

// JSX has braces of its own.
const IN_MDX = ['comment', 'directive', 'heading', 'note'];
const MAY_MATCH = /[{^]|%[%[]| align=|<!--|\\[([]|^[ \t]*(?:!!!|\?\?\?|===|:::)|^##/m;
// A page has no deeper blocks.
const MAX_DEPTH = 10;
// Of a link in Markdown or HTML.
const ADDRESS_BEFORE = /(?:[(<"'=:/]|\})[ \t]*$/;
// Code and quotations.
const BLOCK = /^(?:`{3}|>)/;
const LINE_AFTER = /^[^\S\n]*\n[^\S\n]*\S/;
const END = /(?<!\\)\{%-?\s*end(\w+)|(?<!\\)\{\{[<%]\s*\/\s*([\w/-]+)/g;

function toTag(groups: Groups, ended: ReadonlySet<string>) {
  const isLiquidEnd = /^end\w/.test(groups.liquid ?? '') && groups.liquid !== 'endraw';
  const name = isLiquidEnd ? groups.liquid!.slice('end'.length) : (groups.liquid ?? groups.hugo!);
  const source = (groups.liquidArgs ?? groups.hugoArgs!).trimEnd().replace(/\/$/, '');
  return { name, source, isEnd: isLiquidEnd || groups.end === '/', hasEnd: ended.has(name) };
}

/** Replaces an admonition or a tab of MkDocs, whose block is further in; undefined if it stays as it is. */
function replaceSigned(groups: Groups, inBlock: (block: string) => string): string | undefined {
  const { indent = '', sign = '', kind = '', title = '', block = '' } = groups;
  // A theme may have kinds of its own.
  const mark = findKind(kind) ?? (title && 'NOTE');
  const isTab = sign.startsWith('=');
  if (isTab ? !title : !mark) return undefined;
  const [, ...lines] = inBlock(block.replaceAll(`\n${indent}    `, '\n')).split('\n');
  const head = isTab ? `**${title}**<br>` : `> [!${mark}] ${title}`;
  const before = `\n${indent}${isTab ? '' : '> '}`;
  return indent + [head, ...lines].join(before);
}

/** A directive as its parser knows it: a name, with its title in brackets or its attributes in braces; undefined if it is none. */
function toDirective(source: string): string | undefined {
  if (/^[a-z][\w-]*(?:\[|[ \t]*\{)/i.test(source)) return source.replace(/(?<![ \t])[ \t]+\{/, '{');
  const [, plain] = /^([a-z][\w-]*)[ \t:]*$/i.exec(source) ?? [];
  const [, name, title] = /^([a-z]\w*)[ \t]+([^\s[{].*)$/i.exec(source) ?? [];
  const [, stated] = /^(\{[^{}]*\})[ \t:]*$/.exec(source) ?? [];
  const [, className = 'div'] = /\.([a-z][\w-]*)/i.exec(stated ?? '') ?? [];
  return plain ?? (name ? `${name}[${title}]` : stated && className + stated);
}

interface Context {
  /** Is told of comments without an end, and of tags around words that stay. */
  hide: (passage: Passage) => void;
  format?: 'mdx';
  /** Makes a footnote of words in the text. Returns its mark. */
  addNote: (words: string) => string;
  /** How many lines are before the source. */
  before: number;
  /** How many blocks the source is in. */
  depth: number;
}

function replaceIn(source: string, context: Context): string {
  if (!MAY_MATCH.test(source) || context.depth > MAX_DEPTH) return source;
  const { hide, format, addNote } = context;
  const countLines = openLines(source);
  const toLine = (at: number) => context.before + countLines(at);
  const tell = (from: number, end?: number) =>
    hide({ words: source.slice(from, end).trim(), line: toLine(from) });
  const findCodeEnd = openCode(source);
  const find = openTemplates(source);
  // The tags that stand around something.
  const ended = new Set([...source.matchAll(END)].map(([, liquid, hugo]) => liquid ?? hugo!));
  const parts: string[] = [];
  let last = 0;
  let depth = 0;
  const captions: string[] = [];

  /** Begins or ends a block. One around others has more colons. */
  function withColons(directive: string): string {
    if (!directive) depth--;
    const colons = ':'.repeat(Math.max(3, MAX_DEPTH - depth));
    if (directive) depth++;
    return colons + directive;
  }

  const toOwnLine = (text: string, index: number, end: number): string =>
    (hasBefore(source, index) ? '\n' : '') + text + (hasAfter(source, end) ? '\n' : '');

  function replace(whole: string, groups: Groups, index: number): string | undefined {
    if (groups.note) return addNote(groups.note);
    const inBlock = (block: string) =>
      replaceIn(block, { ...context, before: toLine(index) - 1, depth: context.depth + 1 });
    if (groups.sign) return replaceSigned(groups, inBlock);
    if (groups.directive !== undefined) {
      const directive = groups.directive.trim() && toDirective(groups.directive.trim());
      return directive === undefined || (!directive && depth === 0)
        ? undefined
        : groups.margin + withColons(directive);
    }
    const end = index + whole.length;
    if (!groups.liquid && !groups.hugo) {
      const replaced = replaceGroups(whole, groups);
      if (!replaced || !BLOCK.test(replaced)) return replaced;
      // The next line would belong to the quotation.
      const isJoined = replaced.startsWith('>') && LINE_AFTER.test(source.slice(end, end + 200));
      return toOwnLine(replaced, index, end) + (isJoined ? '\n' : '');
    }
    const tag = toTag(groups, ended);
    const replaced = replaceTag({
      ...tag,
      isShown: !ADDRESS_BEFORE.test(source.slice(Math.max(0, index - 9), index)),
    });
    if (tag.name === 'figure' && tag.hasEnd) {
      if (!tag.isEnd)
        captions.push(replaced ? '' : (readArguments(tag.source).named.caption ?? ''));
      // In italics under a picture, it is its caption.
      const caption = tag.isEnd ? captions.pop() : undefined;
      if (caption) return caption.includes('_') ? caption : `_${caption}_`;
      if (captions.at(-1)) return replaced;
    }
    // A link can be in no other one.
    if (replaced?.startsWith('<') && isInLabel(source, index, end)) return undefined;
    if (!tag.isEnd && isWrapper(tag) && replaced === '') tell(index, end);
    const [, directive] = /^:::(.*)/.exec(replaced ?? '') ?? [];
    return directive === undefined ? replaced : toOwnLine(withColons(directive), index, end);
  }

  let next = 0;
  for (let template = find(0); template; template = find(next)) {
    const { whole, index, groups } = template;
    const codeEnd = findCodeEnd(index);
    const isSyntax = format !== 'mdx' || IN_MDX.some((name) => groups[name] !== undefined);
    if (codeEnd !== undefined || source[index - 1] === '\\' || !isSyntax) {
      next = codeEnd ?? index + 1;
      continue;
    }
    // In doubt, what has no end stays hidden.
    const isOpen = groups.open !== undefined || groups.left !== undefined;
    const end = isOpen ? source.length : index + whole.length;
    if (isOpen) tell(index);
    const replaced = isOpen ? onlyLines(source.slice(index)) : replace(whole, groups, index);
    parts.push(source.slice(last, index), replaced ?? whole);
    last = end;
    next = Math.max(end, index + 1);
  }
  return parts.join('') + source.slice(last);
}

/** Replaces templates and the blocks of other programs outside code. Each line keeps its number. `hide` is told of comments without an end, and of tags around words that stay. */
export function replaceTemplates(source: string, hide: Context['hide'], format?: 'mdx'): string {
  const labels = [...source.matchAll(/\[\^note-(\d{1,9})\]/g)].map(([, label]) => Number(label));
  let last = labels.reduce((most, label) => Math.max(most, label), 0);
  let definitions = '';
  const addNote = (words: string) => {
    const mark = `[^note-${++last}]`;
    definitions += `\n\n${mark}: ${words}`;
    return mark;
  };
  return replaceIn(toLiquid(source), { hide, format, addNote, before: 0, depth: 0 }) + definitions;
}
