import type { Post, Section } from '../blog';
import { toPost } from '../toBlog';

const isSame = (one: Section, other?: Section) =>
  one.Heading === other?.Heading &&
  one.paragraphs.length === other.paragraphs.length &&
  one.paragraphs.every(({ Paragraph }, i) => Paragraph === other.paragraphs[i]?.Paragraph);

/** Copies the form's values, but reuses sections that haven't changed, so that results cached for them stay valid. */
export function reuseSections(before: Post, values: Post): Post {
  const { sections, ...texts } = toPost(values);
  const known = (section: Section, i: number) =>
    [i, i - 1, i + 1].map((at) => before.sections[at]).find((other) => isSame(section, other)) ??
    section;
  return { ...texts, sections: sections.map(known) };
}
