import type { Post, Section } from '../blog';
import { toPost } from '../toBlog';

const isSame = (one: Section, other?: Section) =>
  one.Heading === other?.Heading &&
  one.paragraphs.length === other.paragraphs.length &&
  one.paragraphs.every(({ Paragraph }, i) => Paragraph === other.paragraphs[i]?.Paragraph);

/**
 * A copy of what the form holds. Sections that the version before has too, at their place or beside it, are the same
 * objects: what was made of them is not made again.
 */
export function nextVersion(before: Post, values: Post): Post {
  const { sections, ...texts } = toPost(values);
  const known = (section: Section, i: number) =>
    [i, i - 1, i + 1].map((at) => before.sections[at]).find((other) => isSame(section, other)) ??
    section;
  return { ...texts, sections: sections.map(known) };
}
