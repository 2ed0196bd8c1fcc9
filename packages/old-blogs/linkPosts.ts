import { dirname, resolve } from 'pathe';
import { asText } from '#foreign-markdown';
import { normalizeAddress, OLD_SITE } from './addresses';
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

/** Returns what finds the new address of a link; undefined if it leads to none of these posts, which `notes` then may say. */
export function linkPosts(all: MovedPost[]) {
  const targets = new Map<string, string>();
  // The names of posts, which may be those of several.
  const names = new Map<string, Set<string>>();
  for (const { post, title, path } of all) {
    const [file, name] = [resolve(post.file), toName(post.file)];
    const { addresses } = post;
    for (const key of [...addresses.map(normalizeAddress), file, file.replace(/\.\w+$/, '')])
      targets.set(key.toLowerCase(), path);
    // Eleventy and Jekyll leave out the date; what is left may be the index of a folder.
    const undated = toName(post.file.replace(DATE, '')).replace(DATE, '');
    const parts = addresses.map((one) => toLast(normalizeAddress(one)));
    for (const one of [name, undated, asText(post.data.slug), title, ...parts]) {
      const key = one.toLowerCase();
      if (key) names.set(key, (names.get(key) ?? new Set()).add(path));
    }
  }
  const find = (key: string) => targets.get(key.toLowerCase());
  const findName = (key: string) => {
    const paths = names.get(key.toLowerCase());
    return paths?.size === 1 ? [...paths][0] : undefined;
  };

  return (
    { post, path: ownPath }: MovedPost,
    link: string,
    isWiki: boolean,
    notes: string[],
  ): string | undefined => {
    const base = OLD_SITE + (post.addresses[0] ?? '/');
    const [, path = '', fragment = ''] = /^([^?#]*)(?:\?[^#]*)?(#.*)?$/.exec(link) ?? [];
    if (isWiki && !path) return ownPath + fragment;
    const own = toOwnPath(path, post);
    if (own) return find(own) && find(own) + fragment;
    if (ELSEWHERE.test(link) || !URL.canParse(link, base)) return undefined;
    const plain = normalizeAddress(path);
    // Zola names a file from the folder of its contents.
    const fromSite = path.startsWith('@/') ? listFolders(post.file) : [];
    const target =
      find(normalizeAddress(new URL(path, base).pathname)) ??
      find(resolve(dirname(post.file), plain)) ??
      fromSite.map((folder) => find(resolve(folder, plain.slice(2)))).find(Boolean) ??
      // Obsidian, Jekyll, Next and Gatsby name a post without its folder. A file of another kind is no post.
      (/\.(?!mdx?$|markdown$|html?$)\w+$/i.test(plain) ? undefined : findName(toLast(plain)));
    if (!target) notes.push(`its link to ${link} leads to none of these posts`);
    return target && target + fragment;
  };
}
