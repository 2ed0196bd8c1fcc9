import type { Blog, Section } from './blog';
import { treesByText } from './reuseTrees';
import type { Node, Trees } from './tree';
import { treeOf } from './treeOf';

/** Parses the Markdown of all paragraphs, except those whose trees are known. */
export const treesOf = (
  sections: Section[],
  known = new Map<string, Node[] | undefined>(),
): Trees =>
  sections.map(({ paragraphs }) =>
    paragraphs.map(({ Paragraph: text }) => (known.has(text) ? known.get(text) : treeOf(text))),
  );

/** Parses the Markdown of a post, except the paragraphs that the version before has too. */
export const withTrees = (blog: Blog, before?: Blog): Blog => ({
  ...blog,
  trees: treesOf(blog.sections, treesByText(before?.trees && before)),
});

/** Parses one version of a post after another, and in each only the paragraphs that changed. */
export function versions(): (blog: Blog) => Blog {
  let last: Blog | undefined;
  return (blog) => (last = withTrees(blog, last));
}
