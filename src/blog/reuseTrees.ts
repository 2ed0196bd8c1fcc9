import type { Blog } from './blog';
import type { Node } from './tree';

// A paragraph with none of these is plain text.
const MARKUP = /[*_`[\\<]|^[ \t\uFEFF]*[-+>~\d]/m;

/** Whether the Markdown parser must look at a paragraph: most have no Markdown. */
export const mayHaveMarkdown = (text: string): boolean => MARKUP.test(text);

/** The trees of a post by the text of their paragraphs. */
export const treesByText = (blog?: Blog): Map<string, Node[] | undefined> =>
  new Map(
    blog?.sections.flatMap(({ paragraphs }, section) =>
      paragraphs.map(
        ({ Paragraph }, index) => [Paragraph, blog.trees?.[section]?.[index]] as const,
      ),
    ),
  );

/** Gives a post the trees of the version before. Without trees where a changed paragraph needs the parser. */
export function reuseTrees(blog: Blog, before?: Blog): Blog {
  const known = treesByText(before?.trees && before);
  const texts = blog.sections.map(({ paragraphs }) => paragraphs.map(({ Paragraph }) => Paragraph));
  if (texts.flat().some((text) => !known.has(text) && mayHaveMarkdown(text))) return blog;
  return { ...blog, trees: texts.map((section) => section.map((text) => known.get(text))) };
}
