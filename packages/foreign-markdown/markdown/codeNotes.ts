// Reads the comments by which Shiki, in Astro, VitePress and others, marks lines of code.
import type { Code } from 'mdast';

const NOTE =
  /(?<![ \t])[ \t]*(?:\/\/|#|--|;|%|<!--|\/\*|\{\/\*)[ \t]*\[!code (\+\+|--|highlight|hl|focus|mark|error|warning|info)(?::(\d{1,3}))?\][ \t]*(?:(?:-->|\*\/\}?)[ \t]*)?$/;

/** Takes the comments that mark lines out of code, and says which lines these are, such as `1,4-5`. Added and deleted lines have the signs of a comparison. */
export function readCodeNotes({ lang, value }: Pick<Code, 'lang' | 'value'>): {
  value: string;
  marked: string;
  isDiff: boolean;
} {
  // Where the comments are what it is about, they stay.
  if (!value.includes('[!code ') || /^(?:md|mdx|markdown)$/i.test(lang ?? ''))
    return { value, marked: '', isDiff: false };
  const signs = new Map<number, string>();
  const marked: string[] = [];
  const lines: string[] = [];
  for (const line of value.split('\n')) {
    const [note, kind = '', count = '1'] = NOTE.exec(line) ?? [];
    const words = note === undefined ? line : line.slice(0, -note.length);
    // On a line of its own, it is about the lines below.
    const isAlone = note !== undefined && !words.trim();
    if (!isAlone) lines.push(words);
    if (note === undefined) continue;
    const from = lines.length + (isAlone ? 1 : 0);
    const last = from + Number(count) - 1;
    if (!/[+-]/.test(kind)) marked.push(`${from}-${last}`);
    else for (let at = from; at <= last; at++) signs.set(at, kind[0]!);
  }
  const isDiff = signs.size > 0;
  const signed = lines.map((line, i) => (signs.get(i + 1) ?? ' ') + line);
  return { value: (isDiff ? signed : lines).join('\n'), marked: marked.join(), isDiff };
}
