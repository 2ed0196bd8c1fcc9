// Footnotes, and the addresses of links, belong to marks anywhere in a text.
import type { Section } from '../post/post';
import type { KnownTrees, Trees } from '../post/text/tree';

// A name in brackets, with what may be the address that it stands for.
const MARK = /\[(?:(\^[^\][]+)\]:?|([^\][]+)\](?::\s*\S*)?)/g;

const listMarks = (text: string) =>
  Array.from(text.matchAll(MARK), ([mark, note, link]): [name: string, mark: string] => [
    (note ?? link!).replaceAll(/\s+/g, ' ').toUpperCase(),
    mark,
  ]);

/** Makes the keys by which trees of paragraphs are known: each paragraph, with what others have that its tree depends on. */
export function openKeys(sections: Section[]): (paragraph: string) => string {
  const texts = sections.flatMap(({ paragraphs }) => paragraphs.map(({ Paragraph }) => Paragraph));
  if (!texts.some((text) => text.includes(']:'))) return (paragraph) => paragraph;
  const marks = new Map<string, Set<string>>();
  for (const [name, mark] of texts.flatMap(listMarks))
    marks.set(name, (marks.get(name) ?? new Set()).add(mark));
  return (paragraph) =>
    [paragraph, ...listMarks(paragraph).flatMap(([name]) => [...marks.get(name)!])].join('\n');
}

/** The trees that come with a text, by their keys; empty if there are none. */
export function knownTrees({
  sections,
  trees,
}: {
  sections: Section[];
  trees?: Trees;
}): KnownTrees {
  if (!trees) return new Map();
  const toKey = openKeys(sections);
  return new Map(
    sections.flatMap(({ paragraphs }, i) =>
      paragraphs.map(({ Paragraph }, j) => [toKey(Paragraph), trees[i]?.[j]] as const),
    ),
  );
}
