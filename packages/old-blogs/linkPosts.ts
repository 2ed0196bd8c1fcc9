import { dirname, resolve } from 'pathe';
import { asText, toPlainFields } from '#foreign-markdown';
import { normalizeAddress, OLD_SITE, toPath } from './addresses';
import type { Entry } from './entry';
import type { OldPost } from './readPost';
import { listFolders, readHost } from './siteSettings';
import { toName } from './sources/toName';

/** A post, and its title and path on the new site. */
interface MovedPost {
  post: OldPost;
  title: string;
  path: string;
}

// To another site, a place on the page, or by e-mail.
const ELSEWHERE = /^(#|[a-z][\w+.-]*:|\/\/)/i;

/** The last part of an address, which often is the name of a post. */
const toLast = (path: string) =>
  path.replace(/\.(?:mdx?|markdown|html?)$/i, '').replace(/^.*\//, '');

// Ghost’s export doesn’t say its name, but has the paths of all posts.
function readOwnHost({ file, data }: Entry): string | undefined {
  const url = asText(toPlainFields(data).url);
  return readHost(file) ?? (URL.canParse(url) ? new URL(url).host : undefined);
}

/** Whether an address names the old site; undefined if it names none. */
function namesOldSite(address: string, entry: Entry): boolean | undefined {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  const withoutWww = (host: string) => host.replace(/^www\./, '');
  const own = readOwnHost(entry);
  return own
    ? withoutWww(own) === withoutWww(new URL(address).host)
    : Boolean(toPlainFields(entry.data).url);
}

/** The forms of an address that may be those of a post. Any page of WordPress has one with a number too, among other values. */
function listForms(url: URL): string[] {
  const id = url.searchParams.get('p');
  const others = id ? [`${url.pathname}?p=${id}`] : [url.pathname];
  return [toPath(url), ...others].map(normalizeAddress);
}

const DATE = /(?<=^|\/)\d{4}-\d{1,2}-\d{1,2}-(?=[^/]*$)/;

/** Returns what finds the new address of a link; undefined if it leads to none of these posts, which `notes` then may say. */
export function linkPosts(all: MovedPost[]) {
  // What names posts, which may be several.
  const [targets, names] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  const add = (map: typeof names, key: string, path: string) =>
    map.set(key.toLowerCase(), (map.get(key.toLowerCase()) ?? new Set()).add(path));
  for (const { post, title, path } of all) {
    const [file, name] = [resolve(post.file), toName(post.file)];
    const { addresses } = post;
    const { shortlink, slug } = toPlainFields(post.data);
    const short = URL.canParse(asText(shortlink)) ? [toPath(new URL(asText(shortlink)))] : [];
    const stated = [...addresses, ...short].map(normalizeAddress);
    for (const key of [...stated, file, file.replace(/\.\w+$/, '')]) add(targets, key, path);
    // Eleventy and Jekyll leave out the date; what is left may be the index of a folder.
    const undated = toName(post.file.replace(DATE, '')).replace(DATE, '');
    const parts = addresses.map((address) => toLast(normalizeAddress(address)));
    for (const key of [name, undated, asText(slug), title, ...parts])
      if (key) add(names, key, path);
  }
  const findIn = (map: typeof names, key: string) => {
    const paths = map.get(key.toLowerCase());
    return paths?.size === 1 ? [...paths][0] : undefined;
  };
  const find = (key: string) => findIn(targets, key);
  const findForm = (url: URL) => listForms(url).map(find).find(Boolean);

  return (
    { post, path: ownPath }: MovedPost,
    link: string,
    isWiki: boolean,
    notes: string[],
  ): string | undefined => {
    const base = OLD_SITE + (post.addresses[0] ?? '/');
    const [, path = '', fragment = ''] = /^([^?#]*)(?:\?[^#]*)?(#.*)?$/.exec(link) ?? [];
    if (isWiki && !path) return ownPath + fragment;
    if (namesOldSite(link, post)) {
      const own = findForm(new URL(link));
      return own && own + fragment;
    }
    if (ELSEWHERE.test(link) || !URL.canParse(link, base)) return undefined;
    const plain = normalizeAddress(path);
    // Zola names a file from the folder of its contents.
    const fromSite = path.startsWith('@/') ? listFolders(post.file) : [];
    const target =
      findForm(new URL(link, base)) ??
      find(resolve(dirname(post.file), plain)) ??
      fromSite.map((folder) => find(resolve(folder, plain.slice(2)))).find(Boolean) ??
      // Obsidian, Jekyll, Next and Gatsby name a post without its folder. A file of another kind is no post.
      (/\.(?!mdx?$|markdown$|html?$)\w+$/i.test(plain) ? undefined : findIn(names, toLast(plain)));
    if (!target) notes.push(`its link to ${link} leads to none of these posts`);
    return target && target + fragment;
  };
}
