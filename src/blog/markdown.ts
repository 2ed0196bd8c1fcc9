import { type Blog, knownTrees, type Section } from './blog';
import type { KnownTrees, Trees } from './tree';
import { parseMarkdown } from './parseMarkdown';

/** Parses the Markdown of all paragraphs, except those whose trees are known. */
export const parseSections = (sections: Section[], known: KnownTrees = new Map()): Trees =>
  sections.map(({ paragraphs }) =>
    paragraphs.map(({ Paragraph: text }) =>
      known.has(text) ? known.get(text) : parseMarkdown(text),
    ),
  );

/** Parses one version of a post after another, and in each only the paragraphs that changed. */
export function createVersionParser(): (blog: Blog) => Blog {
  let known: KnownTrees = new Map();
  return (blog) => {
    const parsed = { ...blog, trees: parseSections(blog.sections, known) };
    known = knownTrees(parsed);
    return parsed;
  };
}
