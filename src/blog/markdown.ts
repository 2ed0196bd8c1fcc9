import type { Blog, Section } from './blog';
import type { Node, Trees } from './tree';
import { treeOf } from './treeOf';

type Known = Map<string, Node[] | undefined>;

/** The Markdown of all paragraphs; what is known already is not parsed again. */
export const treesOf = (sections: Section[], known: Known = new Map()): Trees =>
  sections.map(({ paragraphs }) =>
    paragraphs.map(({ Paragraph: text }) => (known.has(text) ? known.get(text) : treeOf(text))),
  );

/** The Markdown of a post by the text of its paragraphs. */
const knownOf = ({ sections, trees = [] }: Blog): Known =>
  new Map(
    sections.flatMap(({ paragraphs }, section) =>
      paragraphs.map(({ Paragraph }, index) => [Paragraph, trees[section]?.[index]] as const),
    ),
  );

/**
 * A post with its Markdown, which is parsed when it is first read; not where the version `before` has the same text.
 * What is made of a post as JSON lacks it.
 */
export function withTrees(blog: Blog, before?: Blog): Blog {
  const known = before?.trees && knownOf(before);
  let trees: Trees | undefined;
  return Object.defineProperty({ ...blog }, 'trees', {
    get: () => (trees ??= treesOf(blog.sections, known)),
  });
}

/** Adds the Markdown to one version of a post after another, and parses only what is new in each. */
export function versions(before?: Blog): (blog: Blog) => Blog {
  let last = before;
  return (blog) => (last = withTrees(blog, last));
}
