// Converts the Markdown of other programs into that of this site. Loaded on demand.
import type { Root } from 'mdast';
import { findLosses, type Losses } from './findLosses';
import type { Found } from './findLost';
import { type More, readMarkdown } from './readMarkdown';
import { type Door, replaceAddresses } from './replaceAddresses';
import { replaceTemplates } from './replaceTemplates';
import { toPostTree } from './toPostTree';
import { writeMarkdown } from './writeMarkdown';

interface Options extends Door {
  /** Whether a new line within a paragraph is one for readers; else it is a space. */
  keepsLines?: boolean;
  more?: More;
  /** Whether it is HTML instead. */
  isHtml?: boolean;
  /** The address and the words of a picture that comes first. */
  cover?: { url: string; alt: string };
}

/** Whether a document begins with a picture anyway. */
function isFirst({ children: [first] }: Root, url: string): boolean {
  const image = first?.type === 'paragraph' ? first.children[0] : undefined;
  return image?.type === 'image' && image.url === url;
}

/** Converts Markdown, and tells what it has lost. */
export async function convertMarkdown(
  markdown: string,
  { keepsLines, more, isHtml, cover, ...door }: Options = {},
): Promise<{ body: string } & Losses> {
  const plain = markdown.replaceAll('\r\n', '\n');
  // JSX has braces of its own.
  const hidden: Found[] = [];
  const source =
    more || isHtml ? plain : replaceTemplates(plain, (found) => void hidden.push(found));
  const read = (): Root =>
    isHtml
      ? { type: 'root', children: [{ type: 'html', value: source }] }
      : readMarkdown(source, more);
  const root = toPostTree(read(), { source, keepsLines });
  if (cover?.url && !isFirst(root, cover.url))
    root.children.unshift({ type: 'paragraph', children: [{ type: 'image', ...cover }] });
  await replaceAddresses(root, door);
  const body = writeMarkdown(root);
  // Read once more, as the tree of the post has nodes of the first one.
  const { lost, left } = findLosses(read(), plain, body);
  return { body, lost: [...hidden, ...lost], left };
}
