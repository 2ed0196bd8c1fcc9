import type { Root } from 'mdast';
import { withoutCode } from '#post-markdown';
import type { Conversion, Passage } from '../findLost';
import { type AddressBook, replaceAddresses } from '../replaceAddresses';
import { replaceInMarkdown } from '../templates/shortcodes';
import { replaceTemplates } from '../templates/replaceTemplates';
import { writeMarkdown } from '../writing/writeMarkdown';
import { findLosses } from './findLosses';
import { hideBlocks } from './hideBlocks';
import { readMarkdown } from './readMarkdown';
import { toPostTree } from './toPostTree';

interface Options extends AddressBook {
  /** Whether a new line within a paragraph is one for readers; else it is a space. */
  hardBreaks?: boolean;
  /** What it is instead of Markdown. */
  format?: 'html' | 'mdx';
  /** How many lines of its file are before it. */
  before?: number;
  /** The address and the words of a picture that comes first. */
  cover?: { url: string; alt: string };
}

/** Whether a document begins with a picture anyway. */
function isFirst({ children: [first] }: Root, url: string): boolean {
  const image = first?.type === 'paragraph' ? first.children[0] : undefined;
  return image?.type === 'image' && image.url === url;
}

/** Hides from the parser what is too much for it. A part of MDX may not mean the same alone, so there it throws. */
function limit(markdown: string, format: Options['format']): ReturnType<typeof hideBlocks> {
  const hidden = format === 'html' ? undefined : hideBlocks(markdown);
  if (format === 'mdx' && hidden!.source !== markdown)
    throw new Error('a part of it is too long or nested too deep');
  return hidden ?? { source: markdown, restore: (written) => written };
}

/** Converts Markdown, and tells what it has lost. */
export async function convertMarkdown(
  markdown: string,
  { hardBreaks, format, before = 0, cover, ...book }: Options = {},
): Promise<Conversion> {
  const lines = markdown.replaceAll('\r\n', '\n');
  const plain = format ? lines : replaceInMarkdown(lines);
  const hidden: Passage[] = [];
  const lose = (passage: Passage) => void hidden.push(passage);
  const { source: shown, restore } = limit(plain, format);
  const source = format === 'html' ? plain : replaceTemplates(shown, lose, format);
  const mdx = format === 'mdx' ? (await import('./mdx')).mdxSyntax(source) : undefined;
  const read = (): Root =>
    format === 'html'
      ? { type: 'root', children: [{ type: 'html', value: source }] }
      : readMarkdown(source, mdx);
  const root = toPostTree(read(), { source, hardBreaks, lose });
  if (cover?.url && !isFirst(root, cover.url))
    root.children.unshift({ type: 'paragraph', children: [{ type: 'image', ...cover }] });
  const counts = await replaceAddresses(root, book);
  const written = writeMarkdown(root);
  // Read once more, as the tree of the post has nodes of the first one.
  const { lost, left } = findLosses(read(), plain, written);
  const inFile = (all: Passage[]) =>
    all.map((passage) => ({ ...passage, line: passage.line && passage.line + before }));
  return {
    body: restore(written),
    lost: inFile([...hidden, ...lost]),
    left: inFile(left),
    ...counts,
  };
}

// Docusaurus has components in files of Markdown too.
const IMPORT = /^import\s.+\sfrom\s+["'][^"'\n]+["'];?[ \t]*$/m;

/** Converts a file, which may be MDX although its name doesn't say so. */
export async function convertFile(markdown: string, options: Options = {}): Promise<Conversion> {
  if (options.format || !IMPORT.test(withoutCode(markdown)))
    return convertMarkdown(markdown, options);
  try {
    return await convertMarkdown(markdown, { ...options, format: 'mdx' });
  } catch {
    return convertMarkdown(markdown, options);
  }
}
