import { type Blog, knownTrees, type Section } from './blog';
import type { KnownTrees, Trees } from './tree';
import { treeOf } from './treeOf';

/** Parses the Markdown of all paragraphs, except those whose trees are known. */
export const treesOf = (sections: Section[], known: KnownTrees = new Map()): Trees =>
  sections.map(({ paragraphs }) =>
    paragraphs.map(({ Paragraph: text }) => (known.has(text) ? known.get(text) : treeOf(text))),
  );

/** Parses one version of a post after another, and in each only the paragraphs that changed. */
export function versions(): (blog: Blog) => Blog {
  let known: KnownTrees = new Map();
  return (blog) => {
    const parsed = { ...blog, trees: treesOf(blog.sections, known) };
    known = knownTrees(parsed);
    return parsed;
  };
}
