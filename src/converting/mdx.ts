// The syntax of MDX. Loaded on demand, as it has a parser of JavaScript.
import { mdxFromMarkdown } from 'mdast-util-mdx';
import { mdxjs } from 'micromark-extension-mdxjs';
import type { More } from './readMarkdown';

/** What MDX has beyond Markdown. */
export const mdx = (): More => ({ syntax: mdxjs(), nodes: mdxFromMarkdown() });
