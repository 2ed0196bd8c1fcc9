import { createHash } from 'node:crypto';
import { dirname, resolve } from 'pathe';
import { toPath } from '../../src/post/post';
import { asText, toPlainText } from '#foreign-markdown';
import { splitBody } from '../../src/paste/splitMarkdown';
import { listAddresses, OLD_SITE, normalizeAddress } from '../../packages/old-blogs/addresses';
import '../../packages/old-blogs/dom';
import type { Entry, LeftOut } from '../../packages/old-blogs/entry';
import { makeImportId } from './importId';
import { isOwn } from '../export/ownFormat';
import { toName } from '../../packages/old-blogs/sources/readEntries';
import { explainUnpublished } from '../../packages/old-blogs/explainUnpublished';
import { readDates, readWords } from '../../packages/old-blogs/readFields';
import { listFolders, readHost } from '../../packages/old-blogs/siteSettings';

/** A post that readers may see, and where they will find it. */
export interface Identified {
  entry: Entry;
  /** Whether this site has exported it. */
  isOwn: boolean;
  id: string;
  title: string;
  posted: Date;
  updated?: Date;
  /** Its paths on the old site. */
  addresses: string[];
}

/** A title has no HTML. */
function toPlainTitle(title: string): string {
  const isPlain = !/<[a-z]|&[a-z#\d]+;/i.test(title);
  return isPlain ? title : toPlainText(title);
}

/** Identifies a post: the same source always gives the same id. Says why if it is not for readers. */
export function identify(entry: Entry): Identified | LeftOut {
  const { file, key, data, body } = entry;
  const { posted, updated } = readDates(entry);
  const words = toPlainTitle(readWords(entry).Title);
  const own = isOwn(entry);
  const title = own ? words : words || (splitBody(body).title ?? key);
  const reason = explainUnpublished(entry, posted);
  if (reason || !posted) return { file, title, reason: reason ?? '', isBroken: false };
  const hash = createHash('sha256').update(key).digest('hex');
  const id = own ? (data.id as string) : makeImportId(title, hash);
  const addresses = own ? [] : listAddresses(entry);
  return { entry, isOwn: own, id, title, posted, updated, addresses };
}

// To another site, a place on the page, or by e-mail.
const ELSEWHERE = /^(#|[a-z][\w+.-]*:|\/\/)/i;

/** The last part of an address, which often is the name of a post. */
const toLast = (path: string) =>
  path.replace(/\.(?:mdx?|markdown|html?)$/i, '').replace(/^.*\//, '');

/** The path of an address with the name of the old site; undefined for other sites. */
function toOwnPath(address: string, { file, data }: Entry): string | undefined {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  const { host, pathname } = new URL(address);
  const own = readHost(file);
  // Ghost’s export doesn’t say its name, but has the paths of all posts.
  const isOwnSite = own ? own === host : Boolean(data.url);
  return isOwnSite ? normalizeAddress(pathname) : undefined;
}

const DATE = /(?<=^|\/)\d{4}-\d{1,2}-\d{1,2}-(?=[^/]*$)/;

/** Finds the new address of a link; undefined if it leads to none of these posts. */
export function openLinks(all: Identified[]) {
  const targets = new Map<string, string>();
  // The names of posts, which may be those of several.
  const names = new Map<string, Set<string>>();
  for (const { id, entry, addresses, title } of all) {
    const [file, name, path] = [resolve(entry.file), toName(entry.file), toPath(id)];
    for (const key of [...addresses.map(normalizeAddress), file, file.replace(/\.\w+$/, '')])
      targets.set(key.toLowerCase(), path);
    // Eleventy and Jekyll leave out the date; what is left may be the index of a folder.
    const undated = toName(entry.file.replace(DATE, '')).replace(DATE, '');
    const parts = addresses.map((one) => toLast(normalizeAddress(one)));
    for (const one of [name, undated, asText(entry.data.slug), title, ...parts]) {
      const key = one.toLowerCase();
      if (key) names.set(key, (names.get(key) ?? new Set()).add(path));
    }
  }
  const find = (key: string) => targets.get(key.toLowerCase());
  const findName = (key: string) => {
    const found = names.get(key.toLowerCase());
    return found?.size === 1 ? [...found][0] : undefined;
  };

  return (
    { entry, addresses, id }: Identified,
    link: string,
    isWiki: boolean,
    notes: string[],
  ): string | undefined => {
    const base = OLD_SITE + (addresses[0] ?? '/');
    const [, path = '', fragment = ''] = /^([^?#]*)(?:\?[^#]*)?(#.*)?$/.exec(link) ?? [];
    if (isWiki && !path) return toPath(id) + fragment;
    const own = toOwnPath(path, entry);
    if (own) return find(own) && find(own) + fragment;
    if (ELSEWHERE.test(link) || !URL.canParse(link, base)) return undefined;
    const plain = normalizeAddress(path);
    // Zola names a file from the folder of its contents.
    const fromSite = path.startsWith('@/') ? listFolders(entry.file) : [];
    const target =
      find(normalizeAddress(new URL(path, base).pathname)) ??
      find(resolve(dirname(entry.file), plain)) ??
      fromSite.map((folder) => find(resolve(folder, plain.slice(2)))).find(Boolean) ??
      // Obsidian, Jekyll, Next and Gatsby name a post without its folder. A file of another kind is no post.
      (/\.(?!mdx?$|markdown$|html?$)\w+$/i.test(plain) ? undefined : findName(toLast(plain)));
    if (!target) notes.push(`its link to ${link} leads to none of these posts`);
    return target && target + fragment;
  };
}
