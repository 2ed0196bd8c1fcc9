import { createHash } from 'node:crypto';
import { dirname, resolve } from 'node:path';
import { toPath } from '../../src/blog/blog';
import { splitBody } from '../../src/blog/writing/splitMarkdown';
import { listAddresses, OLD_SITE, toPlain } from './addresses';
import type { Entry, LeftOut } from './entry';
import { makeImportId } from './importId';
import { isOwn } from './ownFormat';
import { toName } from './readEntries';
import { explainUnpublished, readDates, readWords } from './readFields';

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

/** Identifies a post: the same source always gives the same id. Says why if it is not for readers. */
export function identify(entry: Entry): Identified | LeftOut {
  const { file, key, data, body } = entry;
  const { posted, updated } = readDates(entry);
  const words = readWords(entry).Title;
  const own = isOwn(entry);
  const title = own ? words : words || (splitBody(body).title?.text ?? key);
  const reason = explainUnpublished(entry, posted);
  if (reason || !posted) return { file, title, reason: reason ?? '', isBroken: false };
  const hash = createHash('sha256').update(key).digest('hex');
  const id = own ? (data.id as string) : makeImportId(title, hash);
  const addresses = own ? [] : listAddresses(entry);
  return { entry, isOwn: own, id, title, posted, updated, addresses };
}

// To another site, a place on the page, or by e-mail.
const ELSEWHERE = /^(#|[a-z][\w+.-]*:|\/\/)/i;

/** Finds the new address of a link; undefined if it leads to none of these posts. */
export function openLinks(all: Identified[]) {
  const targets = new Map<string, string>();
  for (const { id, entry, addresses } of all)
    for (const key of [...addresses.map(toPlain), resolve(entry.file), toName(entry.file)])
      targets.set(key.toLowerCase(), toPath(id));
  const find = (key: string) => targets.get(key.toLowerCase());

  return ({ entry, addresses }: Identified, link: string, notes: string[]): string | undefined => {
    const base = OLD_SITE + (addresses[0] ?? '/');
    if (ELSEWHERE.test(link) || !URL.canParse(link, base)) return undefined;
    const { pathname } = new URL(link, base);
    const path = toPlain(link.replace(/[?#].*$/, ''));
    const target =
      find(toPlain(pathname)) ??
      find(resolve(dirname(entry.file), path)) ??
      // Obsidian and Jekyll name a post without its folder.
      (path.endsWith('.md') ? find(path.slice(0, -'.md'.length).replace(/^.*\//, '')) : undefined);
    if (!target) notes.push(`its link to ${link} leads to none of these posts`);
    return target;
  };
}
