/** Runs of lines, each with its first and last, from 1. */
type Lines = [from: number, to: number][];

/** What stands above a block of code. */
interface CodeInfo {
  language?: string;
  /** Such as the name of its file. */
  title?: string;
  /** The lines that it is about, such as `1,3-5`. */
  marked?: string;
}

// A language, or one in braces as Pandoc has it, but no attribute.
const LANGUAGE = /^(?:\{\s*\.?([a-z][\w+#.-]*)(?=[\s,}])|([^\s{}[\]:,="']+)(?=[\s{}[\]:,]|$))/i;
// `js:a.js` and `js:title=a.js`, but no option of VitePress.
const AFTER_COLON =
  /^:(?!(?:no-)?line-numbers)(?:(?:title|filename)=)?(?:"([^"]*)"|'([^']*)'|([^\s{}"']+))/;
const TITLES = [
  /(?<![\w-])(?:title|file|filename|name|caption)[ \t]*[=:][ \t]*(?:"([^"]*)"|'([^']*)'|([^\s,{}"']+))/i,
  // VitePress, and the name of a file in Hexo.
  /(?:^|\s)\[([^\][]+)\](?=[\s{]|$)/,
  /(?:^|\s)(?:\w+:)?([^\s{}[\]"'=:,/][^\s{}[\]"'=:,]*\.[a-z]\w*)(?=[\s{]|$)/i,
];
const MARKED =
  /(?:^|[\s}])\{([\d\s,-]+)\}|(?<![\w-])(?:hl(?:_lines)?|highlight(?:-?lines)?|emphasize-lines|mark(?:_lines)?|ins|del)[ \t]*[=:][ \t]*(?:"([^"]*)"|'([^']*)'|\[([^\]]*)\]|\{([^}]*)\}|(\d[\d,-]*(?:[ \t]+\d[\d,-]*)*))/gi;

const findValue = (pattern: RegExp, text: string): string | undefined =>
  pattern.exec(text)?.slice(1).find(Boolean);

/** Joins runs of lines that touch each other. */
function joinRuns(runs: Lines): Lines {
  const all: Lines = [];
  for (const [from, to] of runs.sort((a, b) => a[0] - b[0])) {
    const last = all.at(-1);
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else all.push([from, to]);
  }
  return all;
}

const LIST = /(?<!\d)(\d{1,6})(?:\s*-\s*(\d{1,6}))?(?!\d)/g;

/** Reads a list such as `1,3-5` or `1 3-5`: the runs of lines, in order. */
const readLines = (list: string): Lines =>
  joinRuns(
    Array.from(list.matchAll(LIST), ([, from, to = from]): Lines[number] => [
      Number(from),
      Number(to),
    ]).filter(([from, to]) => from > 0 && from <= to),
  );

const writeLines = (lines: Lines): string =>
  lines.map(([from, to]) => (from === to ? from : `${from}-${to}`)).join();

// No more is read.
const MAX_LENGTH = 1_000;

/** Reads the words after the fence of a block of code, in the spellings of common programs: ```js title="a.js" {1,3}```. */
export function readCodeInfo(words: string): CodeInfo {
  const info = words.slice(0, MAX_LENGTH);
  const [whole = '', inBraces, language = inBraces] = LANGUAGE.exec(info) ?? [];
  const rest = info.slice(whole.length);
  const [colon = ''] = AFTER_COLON.exec(rest) ?? [];
  const others = rest.slice(colon.length);
  const title =
    findValue(AFTER_COLON, rest) ??
    TITLES.map((pattern) => findValue(pattern, others)).find(Boolean);
  const lists = Array.from(others.matchAll(MARKED), ([, ...found]) => found.find(Boolean) ?? '');
  return {
    language,
    title: title?.trim(),
    marked: writeLines(readLines(lists.join())) || undefined,
  };
}

/** Writes those words. */
export function writeCodeInfo({ language, title = '', marked }: CodeInfo): string {
  const plain = title.replaceAll('`', "'");
  const quote = plain.includes('"') ? "'" : '"';
  return [
    language,
    plain && `title=${quote}${plain.replaceAll(quote, '’')}${quote}`,
    marked && `{${marked}}`,
  ]
    .filter(Boolean)
    .join(' ');
}
