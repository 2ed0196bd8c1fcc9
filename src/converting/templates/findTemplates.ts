// Finds what no parser of Markdown knows. What has an end is found by its beginning first, so that no text is searched for
// an end again and again.

/** The parts of what is found, by the names of PATTERN. */
export type Groups = Record<string, string | undefined>;

/** Something that is found in a text, and where. */
interface Template {
  whole: string;
  index: number;
  groups: Groups;
}

const PAIR =
  '(?:\\{%-?|\\{\\{[<%])\\s*(?<pair>highlight|code|codeblock|mermaid|katex|math|blockquote|pullquote|comment|raw)\\b(?<pairArgs>[^}]{0,1000}?)(?:[>%]\\}\\}|-?%\\})';
// Of Hugo, Handlebars, Blade, Nunjucks and HTML.
const COMMENT = '(?<comment>\\{\\{-?\\s*/\\*|\\{\\{!?--|\\{#-?\\s|<!--)';
const OTHERS = [
  '\\{%-?\\s*comment\\s*-?%\\}(?<left>)',
  '\\{%-?\\s*(?<liquid>\\w+)\\b(?<liquidArgs>[^]{0,1000}?)-?%\\}',
  '\\{\\{[<%]\\s*(?:(?<end>/)\\s*)?(?<hugo>[\\w/-]+)(?![\\w/-])(?<hugoArgs>[^]{0,1000}?)[>%]\\}\\}',
  '\\{\\{(?![<%/])-?(?<value>[^{}]{1,300})\\}\\}',
  '\\{(?<critic>>>|--|\\+\\+|~~|==)(?<edit>[^]{1,500}?)(?:<<|--|\\+\\+|~~|==)\\}',
  '(?<![^\\s])%%(?<hidden>(?:[^%]|%(?!%))*)%%|^%%[ \\t]*$(?<open>)',
  '%\\[(?<embed>https?:[^\\]\\s]{1,2000})\\]|(?<align> align="\\w+"(?=\\)))',
  '^(?<indent>[ \\t]*)(?<sign>!!!|\\?\\?\\?\\+?|===[+!]?)[ \\t]+(?<kind>[\\w-]+)?(?:[^"\\n]*"(?<title>[^"\\n]*)")?.*(?<block>(?:\\n(?:\\k<indent>[ \\t]{4}.*|[ \\t]*(?=\\n\\k<indent>[ \\t]{4})))*)',
  '^(?<margin>[ \\t]*):{3,}[ \\t]*(?<directive>[^\\n]*)$',
  '^(?<heading>#{1,6}[ \\t](?:[^\\n]*?[^\\s])?)[ \\t]*\\{(?:[#.][^{}\\n]*|-)\\}[ \\t]*$',
  '\\^\\[(?<note>(?:[^\\[\\]\\n]|\\[[^\\]\\n]{0,300}\\]){1,1000})\\]',
  // With one backslash, or two in Jekyll.
  '\\\\{1,2}\\((?<tex>[^\\n]{1,500}?)\\\\{1,2}\\)|^[ \\t]*\\\\\\[(?<shown>[^]{1,2000}?)\\\\\\](?=[ \\t]*$)|\\\\{2}\\[(?<display>[^]{1,2000}?)\\\\{2}\\]',
  '^#{2,6}(?=[^\\s#])',
];
const PATTERN = new RegExp([PAIR, COMMENT, ...OTHERS].join('|'), 'gim');
const OTHER = new RegExp(OTHERS.join('|'), 'imy');

// More is no pair and no comment.
const MAX_INSIDE = 50_000;

const toPairEnd = (name: string): RegExp =>
  new RegExp(
    `(?<!\\\\)(?:\\{%-?\\s*end|\\{\\{[<%]\\s*/\\s*)${name}\\s*(?:[>%]\\}\\}|-?%\\})`,
    'gi',
  );

function toCommentEnd(start: string): RegExp {
  if (start.startsWith('<')) return /-->/g;
  if (start.endsWith('*')) return /\*\/\s*-?\}\}/g;
  return start.startsWith('{#') ? /#\}/g : /--\}\}/g;
}

/** Opens the search for ends in a text, from places that are asked for in order. Each is searched for once. */
function openEnds(source: string) {
  const found = new Map<string, { pattern: RegExp; next: RegExpExecArray | null }>();
  return (name: string, toPattern: (name: string) => RegExp, from: number) => {
    const search = found.get(name) ?? { pattern: toPattern(name), next: null };
    const isBehind = search.next && search.next.index < from;
    if (!found.has(name) || isBehind) {
      search.pattern.lastIndex = from;
      search.next = search.pattern.exec(source);
      found.set(name, search);
    }
    return search.next && search.next.index - from <= MAX_INSIDE ? search.next : undefined;
  };
}

/** Opens the search for templates in a text, from places that are asked for in order. */
export function openTemplates(source: string): (from: number) => Template | undefined {
  const findEnd = openEnds(source);

  /** A pair or a comment up to its end; undefined if it has none. */
  function complete({ 0: start, index, groups = {} }: RegExpExecArray): Template | undefined {
    const { pair, comment } = groups;
    const from = index + start.length;
    const end = pair
      ? findEnd(pair.toLowerCase(), toPairEnd, from)
      : findEnd(comment!, toCommentEnd, from);
    if (!end) return undefined;
    const inside = source.slice(from, end.index);
    const whole = source.slice(index, end.index + end[0].length);
    return { whole, index, groups: { ...groups, inside } };
  }

  return (from) => {
    PATTERN.lastIndex = from;
    for (let match = PATTERN.exec(source); match; match = PATTERN.exec(source)) {
      const { index, groups = {} } = match;
      const isOpening = groups.pair !== undefined || groups.comment !== undefined;
      const completed = isOpening ? complete(match) : undefined;
      if (completed) return completed;
      OTHER.lastIndex = index;
      const other = isOpening ? OTHER.exec(source) : match;
      if (other) return { whole: other[0], index, groups: other.groups ?? {} };
      PATTERN.lastIndex = index + 1;
    }
    return undefined;
  };
}
