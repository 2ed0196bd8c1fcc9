import { withoutCode } from '#post-markdown';
import type { Paragraph, Section } from '../../post/post';
import { readEach } from '../../post/text/texts';

/** A mark that leads nowhere, as it is written, and the paragraph that has it, or the section in its heading. */
export interface Undefined {
  mark: string;
  part: Section | Paragraph;
}

// Within a quotation or a list, too.
const DEFINITION = /^[ \t>*+.)\d-]{0,60}\[(\^?[^\][]{1,999})\]:/;
const ESCAPED = /\\[^]/g;
// The words of a link: a footnote has none, and numbers side by side, or beside a word as in `a[i][j]`, are no link.
const MENTIONED =
  /\[(\^[^\][\s]{1,999})\]|(?<![\p{L}\p{N}_\]])\[([^\][]{1,999})\]\[([^\][]{1,999})\]/gu;
const NUMBER = /^\d+$/;

const toName = (label: string) => label.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** The text without what stands between two runs of backticks. */
function withoutInlineCode(text: string): string {
  const parts = text.split(/`+/);
  return parts.filter((_, i) => i % 2 === 0 || i === parts.length - 1).join(' ');
}

/** Parts a text into the names that it defines and its other words. The address of a link is no line of a paragraph. */
function readDefinitions(text: string): { defined: string[]; rest: string } {
  const defined: string[] = [];
  let isWithin = false;
  const rest = text.split('\n').map((line) => {
    const [mark = '', label] = DEFINITION.exec(line) ?? [];
    const isNote = label?.startsWith('^');
    const isDefinition = label !== undefined && (isNote || !isWithin || !mark.startsWith('['));
    if (isDefinition) defined.push(toName(label));
    isWithin = line.trim() !== '' && (!isDefinition || isNote === true);
    return isDefinition ? line.slice(mark.length) : line;
  });
  return { defined, rest: rest.join('\n') };
}

const readMarks = readEach((text) => {
  if (!text.includes('[')) return { defined: [], mentioned: [] };
  const words = withoutInlineCode(withoutCode(text).replaceAll(ESCAPED, ' '));
  const { defined, rest } = readDefinitions(words);
  const mentioned = Array.from(rest.matchAll(MENTIONED)).flatMap(([, note, words = '', link]) => {
    const label = note ?? (NUMBER.test(words) ? undefined : link);
    return label === undefined ? [] : { name: toName(label), mark: `[${label}]` };
  });
  return { defined, mentioned };
});

/** Finds the marks of footnotes and links in a post that have no text or address anywhere in it, each once. A heading has none. */
export function findUndefined(sections: Section[]): Undefined[] {
  const parts = sections.flatMap((section) => [section, ...section.paragraphs]);
  const read = readMarks(parts.map((part) => ('Heading' in part ? part.Heading : part.Paragraph)));
  const defined = new Set(read.flatMap(({ defined }) => defined));
  const found = new Map<string, Undefined>();
  parts.forEach((part, i) => {
    for (const { name, mark } of read[i]!.mentioned)
      if (('Heading' in part || !defined.has(name)) && !found.has(name))
        found.set(name, { mark, part });
  });
  return [...found.values()];
}
