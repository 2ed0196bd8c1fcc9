import type { Nodes, Root } from 'mdast';
import { cleanAddress, cleanAddresses, findPersonal } from './addresses/cleanAddress';
import { textNode, toFlow } from './flow';
import type { WikiLink } from './markdown/readInline';

/** What only the caller knows: where pictures and links of a document lead now. */
export interface AddressBook {
  /** The new address of a picture; undefined if it stays as it is. */
  findPicture?: (address: string) => Promise<string | undefined>;
  /** The new address of a link; undefined if it stays as it is. */
  findTarget?: (address: string, isWiki: boolean) => string | undefined;
  /** Whether names in double brackets are links for sure; elsewhere they may be code. */
  isWiki?: boolean;
}

// What posts may link to.
const ADDRESS = /^(?:https?:\/\/|mailto:|\/|#)/i;

// A file of another blog, whose pages have other addresses.
const FILE = /^\/(?!\/)[^?#]*\.(?:mdx?|markdown)(?:[?#]|$)/i;

const isWikiLink = (node: Nodes): node is WikiLink => 'wiki' in node;

// Pelican names files from its folder of contents.
const FROM_CONTENTS = /^(?:\{|\||%7B|%7C)(?:filename|static|attach)(?:\}|\||%7D|%7C)/i;

/** What a tree had that must be named. */
interface Findings {
  /** How many pictures within the text got no address. */
  pictures: number;
  /** Addresses that carry somebody’s data. */
  personal: Set<string>;
}

async function replaceIn(node: Nodes, book: AddressBook, findings: Findings): Promise<Nodes[]> {
  if (node.type === 'image' || node.type === 'link') node.url = node.url.replace(FROM_CONTENTS, '');
  if (node.type === 'text') node.value = cleanAddresses(node.value);
  if (node.type === 'link') node.url = cleanAddress(node.url);
  if (node.type === 'image') {
    const url = (await book.findPicture?.(node.url)) ?? node.url;
    if (url.startsWith('data:')) findings.pictures++;
    else for (const address of findPersonal(url)) findings.personal.add(address);
    if (!url.startsWith('data:')) return [{ ...node, url }];
    return node.title ? [textNode(node.title)] : [];
  }
  for (const address of node.type === 'text' ? findPersonal(node.value) : [])
    findings.personal.add(address);
  if (!('children' in node)) return [node];
  const children: Nodes[] = [];
  for (const child of node.children) children.push(...(await replaceIn(child, book, findings)));
  if (node.type === 'paragraph') return toFlow(children);
  Object.assign(node, { children });
  if (node.type !== 'link') return [node];
  const isWiki = isWikiLink(node);
  const isGone = isWiki || (book.findTarget && FILE.test(node.url));
  const target = book.findTarget?.(node.url, isWiki) ?? (isGone ? '' : node.url);
  for (const address of findPersonal(target)) findings.personal.add(address);
  if (ADDRESS.test(target)) return [Object.assign(node, { url: target })];
  // Nobody knows where the other addresses lead now.
  if (!isWiki && !book.findTarget) return [node];
  return isWiki && !book.isWiki ? [textNode(node.wiki)] : children;
}

/** Replaces the addresses of pictures and links, and those of redirects by what they lead to. A link that can lead nowhere becomes its words. A picture within the text is lost if it gets no address. */
export async function replaceAddresses(
  root: Root,
  book: AddressBook,
): Promise<{ pictures: number; personal: string[] }> {
  const findings: Findings = { pictures: 0, personal: new Set() };
  await replaceIn(root, book, findings);
  return { pictures: findings.pictures, personal: [...findings.personal] };
}
