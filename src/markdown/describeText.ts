import type { Section } from '../post/post';
import { type KnownTrees, toLine } from '../post/text/tree';
import { openSources } from './definitions';

/** Describes a text to search engines: by how it begins. */
export function describeText(sections: Section[], known?: KnownTrees): string {
  const first = openSources(sections)(sections[0]?.paragraphs[0]?.Paragraph ?? '');
  return toLine(known?.get(first) ?? [first]).slice(0, 200);
}
