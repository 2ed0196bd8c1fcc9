// Replaces what no parser of Markdown knows: the templates of Jekyll and Hugo, the blocks of Obsidian and MkDocs, and embeds
// of Hashnode. Line by line, so that each line keeps its number.
import { findKind } from './callouts';
import { findAddress, PICTURE } from './html/embedded';
import type { Found } from './findLost';
import { findCode } from './readMarkdown';

// Its start is outside code; what follows is found in the source.
const PATTERN = new RegExp(
  [
    '(?:\\{%-?|\\{\\{[<%])\\s*(?<pair>highlight|comment|raw)\\b(?<pairArgs>[^]{0,1000}?)(?:-?%\\}|[>%]\\}\\})(?<inside>[^]*?)(?:\\{%-?\\s*end|\\{\\{[<%]\\s*/\\s*)\\k<pair>\\s*(?:-?%\\}|[>%]\\}\\})',
    '\\{%-?\\s*comment\\s*-?%\\}(?<left>[^]*)',
    '\\{%-?\\s*(?<liquid>\\w+)(?<liquidArgs>[^]{0,1000}?)-?%\\}',
    '\\{\\{[<%]\\s*(?<end>/?)\\s*(?<hugo>[\\w/-]+)(?<hugoArgs>[^]{0,1000}?)/?\\s*[>%]\\}\\}',
    '\\{\\{(?![<%/])-?(?<value>[^{}]{1,300})\\}\\}',
    '\\{\\{/\\*[^]*?\\*/\\}\\}',
    '(?<![^\\s])%%(?<hidden>(?:[^%]|%(?!%))*)%%|^%%[ \\t]*$(?<open>[^]*)',
    '%\\[(?<embed>https?:[^\\]\\s]+)\\]|(?<align> align="\\w+"(?=\\)))',
    '^[ \\t]*(?:!!!|\\?\\?\\?\\+?)[ \\t]+(?<kind>\\w+)(?:[^"\\n]*"(?<title>[^"\\n]*)")?.*(?<block>(?:\\n(?:[ \\t]{4}.*|[ \\t]*(?=\\n[ \\t]{4})))*)',
    '^(?<colons>:{3,})[ \\t]*(?<name>[a-z]\\w*)[ \\t]+(?<words>[^\\s[{][^\\n]*)$',
    '^(?<div>:{3,})[ \\t]*(?:(?<plain>[a-z][\\w-]*)|(?<stated>\\{[^{}\\n]*\\}))[ \\t:]*$',
    '^#{2,6}(?=[^\\s#])',
  ].join('|'),
  'gim',
);
const ARGUMENT = /(?:([\w-]+)\s*=\s*)?(?:"([^"]*)"|'([^']*)'|`([^`]*)`|([^\s"'`=]+))/g;
const END = /\{%-?\s*end(\w+)|\{\{[<%]\s*\/\s*([\w/-]+)/g;

type Groups = Record<string, string | undefined>;

const onlyLines = (text: string) => text.replaceAll(/[^\n]/g, '');

/** Reads the values of a shortcode or a tag, and those that have a name. */
export function readArguments(source: string) {
  const named: Record<string, string> = {};
  const values: string[] = [];
  for (const [, name, ...quoted] of source.matchAll(ARGUMENT)) {
    const value = quoted.find((one) => one !== undefined) ?? '';
    if (name) named[name] = value;
    else if (value) values.push(value);
  }
  return { named, values };
}

const escapeTitle = (text: string) => text.replaceAll(/["\\]/g, '\\$&');

/** The picture of a shortcode or an include; undefined if it has none. */
function toFigure({ named, values }: ReturnType<typeof readArguments>): string | undefined {
  const { caption, alt } = named;
  const [value] = values.filter((one) => PICTURE.test(one));
  const src = named.src ?? named.path ?? named.url ?? named.image_path ?? value;
  if (!src) return undefined;
  const title = caption ?? named.title;
  const words = (alt ?? title ?? '').replaceAll(/[[\]\\]/g, '\\$&');
  return `![${words}](<${src}>${title ? ` "${escapeTitle(title)}"` : ''})`;
}

/** Replaces one tag of Liquid or one shortcode; undefined if it stays as it is. `hasEnd` tells whether it stands around something. */
function replaceTag(
  name: string,
  source: string,
  { isEnd, hasEnd }: { isEnd: boolean; hasEnd: boolean },
): string | undefined {
  const all = readArguments(source);
  const { named, values } = all;
  const [first = ''] = values;
  const kind = findKind(name);
  if (/^(?:endraw|raw|comment|highlight)$/.test(name)) return '';
  if (/^(?:post_url|link|ref|relref)$/.test(name) && !/^https?:/.test(first)) {
    const [path = '', fragment] = (named.path ?? first).split('#');
    const isFile = /\.(?:mdx?|markdown|html?)$/.test(path);
    return `${isFile ? path : `${path}.md`}${fragment ? `#${fragment}` : ''}`;
  }
  if (hasEnd && (kind || /^(?:details|expand|collapse|spoiler)$/.test(name))) {
    if (isEnd) return ':::';
    const stated = findKind(named.type ?? first) ? (named.type ?? first) : name;
    const title = named.title ?? named.summary ?? (stated === first ? values[1] : first);
    return `:::${kind ? stated : 'details'}${title ? `[${title}]` : ''}`;
  }
  const include = name === 'include' ? first.replace(/\.html$/, '').replace(/^.*\//, '') : name;
  if (/^(?:figure|img|image|picture)$/.test(include)) return toFigure(all);
  const address = findAddress(include, named, name === 'include' ? values.slice(1) : values);
  return address && `<${address}>`;
}

/** What stands between a tag and its end: code, or what is hidden. */
function replacePair(name: string, source: string, inside: string): string {
  if (name === 'comment') return onlyLines(inside);
  if (name === 'raw') return inside;
  const { values } = readArguments(source);
  const longest = Math.max(2, ...(inside.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const code = inside.replace(/^[ \t]*\n?/, '\n').replace(/\n?[ \t]*$/, '\n');
  return `${fence}${values[0] ?? ''}${code}${fence}`;
}

const quote = (text: string) => text.replaceAll(/\n(?:[ \t]{4})?/g, '\n> ');

/** What follows the beginning of a comment that has no end. */
const openEnd = ({ open, left }: Groups) => open ?? left;

function replaceGroups(whole: string, groups: Groups, ended: ReadonlySet<string>): string {
  const { hidden, kind, block, title, colons, name, words, value, embed, align } = groups;
  if ((hidden ?? openEnd(groups)) !== undefined || whole.startsWith('{{/*'))
    return onlyLines(whole);
  if (groups.pair) return replacePair(groups.pair, groups.pairArgs!, groups.inside!);
  if (embed) return `<${embed}>`;
  if (align) return '';
  if (kind) return findKind(kind) ? `> [!${kind}] ${title ?? ''}${quote(block!)}` : whole;
  if (name) return `${colons}${name}[${words}]`;
  // Old programs need no space after the marks of a heading.
  if (whole.startsWith('#')) return `${whole} `;
  if (groups.div) {
    const stated = groups.stated ?? '';
    const [, className] = /\.([a-z][\w-]*)/i.exec(stated) ?? [];
    return groups.div + (groups.plain ?? className ?? 'div') + stated;
  }
  if (value !== undefined) {
    const [, , text] = /^\s*(["'])(.*)\1\s*\|/.exec(value) ?? [];
    return /^\s*site\.(?:baseurl|url)\s*$/.test(value) ? '' : (text ?? whole);
  }
  const isLiquidEnd = /^end\w/.test(groups.liquid ?? '') && groups.liquid !== 'endraw';
  const tag = isLiquidEnd ? groups.liquid!.slice('end'.length) : (groups.liquid ?? groups.hugo!);
  const source = groups.liquidArgs ?? groups.hugoArgs!;
  const isEnd = isLiquidEnd || groups.end === '/';
  return replaceTag(tag, source, { isEnd, hasEnd: ended.has(tag) }) ?? whole;
}

/** Replaces templates and the blocks of other programs outside code. Each line keeps its number. `hide` is told of comments without an end. */
export function replaceTemplates(source: string, hide: (found: Found) => void): string {
  const tell = (from: number) =>
    hide({ words: source.slice(from).trim(), line: source.slice(0, from).split('\n').length });
  if (!/\{[{%]|%[%[]| align=|^[ \t]*(?:!!!|\?\?\?)|^:::|^##/m.test(source)) return source;
  const code = findCode(source);
  // The tags that stand around something.
  const ended = new Set([...source.matchAll(END)].map(([, liquid, hugo]) => liquid ?? hugo!));
  const parts: string[] = [];
  let last = 0;
  PATTERN.lastIndex = 0;
  for (let match = PATTERN.exec(source); match; match = PATTERN.exec(source)) {
    const { 0: whole, index, groups = {} } = match;
    const around = code.find(([start, end]) => index >= start && index < end);
    if (around) {
      PATTERN.lastIndex = around[1];
      continue;
    }
    if (source[index - 1] === '\\') {
      PATTERN.lastIndex = index + 1;
      continue;
    }
    const end = index + whole.length;
    // In doubt, what has no end stays hidden.
    if (openEnd(groups) !== undefined) tell(index);
    parts.push(source.slice(last, index), replaceGroups(whole, groups, ended));
    last = end;
    PATTERN.lastIndex = Math.max(end, index + 1);
  }
  return parts.join('') + source.slice(last);
}
