import type { Section } from '../post/post';
import { type KnownTrees, toLine } from '../post/text/tree';
import { openKeys } from './definitions';

/** Describes a text to search engines: by how it begins. */
export function describeText(sections: Section[], known?: KnownTrees): string {
  const first = sections[0]?.paragraphs[0]?.Paragraph ?? '';
  return toLine(known?.get(openKeys(sections)(first)) ?? [first]).slice(0, 200);
}
