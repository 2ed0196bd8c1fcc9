import type { Nodes } from 'mdast';
import { textNode } from './flow';
import type { WikiLink } from './html/readInline';

/** What only the door knows that a document comes in by. */
export interface Door {
  /** The new address of a picture; undefined if it stays as it is. */
  findPicture?: (address: string) => Promise<string | undefined>;
  /** The new address of a link; undefined if it stays as it is. */
  findTarget?: (address: string, isWiki: boolean) => string | undefined;
  /** Whether names in double brackets are links for sure; elsewhere they may be code. */
  isWiki?: boolean;
}

// What posts may link to.
const ADDRESS = /^(?:https?:\/\/|mailto:|\/|#)/i;

const isWikiLink = (node: Nodes): node is WikiLink => 'wiki' in node;

/** Replaces the addresses of pictures and links. A link that can lead nowhere becomes its words. A picture within the text that the door can’t keep goes; the door tells so. */
export async function replaceAddresses(node: Nodes, door: Door): Promise<Nodes[]> {
  if (node.type === 'image') {
    if (!door.findPicture) return [node];
    const url = (await door.findPicture(node.url)) ?? node.url;
    return url.startsWith('data:') ? [] : [{ ...node, url }];
  }
  if (!('children' in node)) return [node];
  const children: Nodes[] = [];
  for (const child of node.children) children.push(...(await replaceAddresses(child, door)));
  if (node.type === 'paragraph' && children.length === 0) return [];
  Object.assign(node, { children });
  if (node.type !== 'link') return [node];
  const isWiki = isWikiLink(node);
  const target = door.findTarget?.(node.url, isWiki) ?? (isWiki ? '' : node.url);
  if (ADDRESS.test(target)) return [Object.assign(node, { url: target })];
  // The form keeps the addresses of a page that it doesn't know.
  if (!isWiki && !door.findTarget) return [node];
  return isWiki && !door.isWiki ? [textNode(node.wiki)] : children;
}
