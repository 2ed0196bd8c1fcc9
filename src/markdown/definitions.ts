// What stands anywhere in a post and belongs to a mark elsewhere in it: footnotes, and the addresses of links.
import type { Section } from '../post/post';
import type { KnownTrees, Node, Trees } from '../post/text/tree';

/** A definition in a paragraph: its name and its lines. */
interface Definition {
  name: string;
  lines: string[];
}

const BEGIN = /^ {0,3}\[(\^?[^\]\\]{1,999})\]:[ \t]*\S/;
const FENCE = /^ {0,3}(```|~~~)/;
const INDENTED = /^(?: {4}|\t)/;
const MENTIONED = /\[(\^?[^\][\n]{1,999})\](?!:)/g;

const toName = (label: string) => label.replaceAll(/\s+/g, ' ').toUpperCase().toLowerCase();

/** Parts a paragraph into definitions and the lines that are none. */
function readDefinitions(text: string): { definitions: Definition[]; rest: string[] } {
  const definitions: Definition[] = [];
  const rest: string[] = [];
  let last: Definition | undefined;
  let fence = '';
  const lines = text.split('\n');
  lines.forEach((line, i) => {
    const [, mark = ''] = FENCE.exec(line) ?? [];
    if (!fence || mark === fence) fence = fence ? '' : mark;
    const label = fence ? undefined : BEGIN.exec(line)?.[1];
    const isNote = label?.startsWith('^');
    // The address of a link is no line of a paragraph.
    if (label !== undefined && (isNote || last || !lines[i - 1]?.trim())) {
      last = { name: toName(label), lines: [line] };
      definitions.push(last);
      return;
    }
    const isNoteLine =
      last?.name.startsWith('^') && (line.trim() || INDENTED.test(lines[i + 1] ?? ''));
    if (last && isNoteLine && (lines[i - 1]?.trim() || INDENTED.test(line))) last.lines.push(line);
    else {
      last = undefined;
      rest.push(line);
    }
  });
  return { definitions, rest };
}

/** The text without its code: what stands between two runs of backticks. */
function withoutCode(text: string): string {
  const parts = text.split(/`+/);
  return parts.filter((_, i) => i % 2 === 0 || i === parts.length - 1).join(' ');
}

/** The names that marks of a text mention. */
const listMentioned = (text: string) =>
  new Set(Array.from(withoutCode(text).matchAll(MENTIONED), ([, label]) => toName(label!)));

const listParagraphs = (sections: Section[]): string[] =>
  sections.flatMap(({ paragraphs }) => paragraphs.map(({ Paragraph }) => Paragraph));

/** Finds the Markdown that each paragraph of a text is drawn from: with the definitions that it lacks, and without those that only others use. */
export function openSources(sections: Section[]): (paragraph: string) => string {
  const texts = listParagraphs(sections);
  if (!texts.some((text) => text.includes(']:'))) return (paragraph) => paragraph;
  const all = new Map<string, string>();
  const read = texts.map((text) => {
    const { definitions, rest } = readDefinitions(text);
    for (const { name, lines } of definitions) if (!all.has(name)) all.set(name, lines.join('\n'));
    const notes = definitions.filter(({ name }) => name.startsWith('^'));
    const words = [...rest, ...notes.flatMap(({ lines }) => lines)].join('\n');
    return { text, definitions, rest, mentioned: listMentioned(words) };
  });
  const used = new Set(read.flatMap(({ mentioned }) => [...mentioned]));
  const complete = new Map<string, string>();
  for (const { text, definitions, rest, mentioned } of read) {
    const own = new Set(definitions.map(({ name }) => name));
    // A footnote may mention another one, which is then found in this loop too.
    const missing = new Set([...mentioned].filter((name) => all.has(name) && !own.has(name)));
    for (const name of missing)
      for (const next of listMentioned(all.get(name)!))
        if (all.has(next) && !own.has(next)) missing.add(next);
    const left = definitions.filter(({ name }) => mentioned.has(name) || !used.has(name));
    if (missing.size === 0 && left.length === definitions.length) continue;
    const added = [...missing].map((name) => all.get(name)!);
    const words = left.length < definitions.length ? rest.join('\n').trim() : text;
    const stay = left.length < definitions.length ? left.map(({ lines }) => lines.join('\n')) : [];
    complete.set(text, [words, ...stay, ...added].filter(Boolean).join('\n\n'));
  }
  return (paragraph) => complete.get(paragraph) ?? paragraph;
}

/** Parses a paragraph by its source, which may have no words left. */
export function parseSource(
  paragraph: string,
  source: string,
  parse: (text: string) => Node[] | undefined,
): Node[] | undefined {
  const tree = parse(source);
  if (tree || source === paragraph) return tree;
  return source ? [{ tag: 'p', children: [source] }] : [];
}

/** The trees that come with a text, by the source of its paragraphs; empty if there are none. */
export function knownTrees({
  sections,
  trees,
}: {
  sections: Section[];
  trees?: Trees;
}): KnownTrees {
  if (!trees) return new Map();
  const toSource = openSources(sections);
  return new Map(
    sections.flatMap(({ paragraphs }, i) =>
      paragraphs.map(({ Paragraph }, j) => [toSource(Paragraph), trees[i]?.[j]] as const),
    ),
  );
}

/** Lists the marks of footnotes in a text that has no footnote of this name. */
export function findUndefined(sections: Section[]): string[] {
  const texts = listParagraphs(sections);
  const read = texts.map(readDefinitions);
  const defined = new Set(read.flatMap(({ definitions }) => definitions.map(({ name }) => name)));
  const mentioned = texts.flatMap((text) => [...listMentioned(text)]);
  return [...new Set(mentioned)].filter((name) => name.startsWith('^') && !defined.has(name));
}
