import { basename, dirname, extname, resolve } from 'pathe';
import { toList, asText } from '#foreign-markdown';
import { type Entry, firstText } from './entry';
import { toName } from './sources/toName';
import { isBelow, isHexo, readSettings } from './siteSettings';
import { fillPattern, listCategories, toHugoPermalink } from './permalinks';

const DATED = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:-(.+))?$/;
const STYLES: Record<string, string> = {
  date: '/:categories/:year/:month/:day/:title.html',
  pretty: '/:categories/:year/:month/:day/:title/',
  none: '/:categories/:title.html',
};

const DOCUSAURUS = ['js', 'mjs', 'ts'].map((end) => `docusaurus.config.${end}`);
// Its settings are code, which says where the posts of a folder are.
const ELEVENTY = ['.eleventy.js', '.eleventy.cjs'].concat(
  ['js', 'mjs', 'cjs', 'ts'].map((end) => `eleventy.config.${end}`),
);

/** Stands for the old site, whose name nobody needs. */
export const OLD_SITE = 'https://old.invalid';

/** The date in the name of a file or its folder, and whether a name follows it, as in Jekyll. */
export function readFileDate({ file }: Entry): { day: string; isJekyll: boolean } {
  const [, ...parts] = DATED.exec(toName(file)) ?? [];
  return { day: parts.slice(0, 3).join('-'), isJekyll: Boolean(parts[3]) };
}

/** The address that Jekyll or Hexo gives a post, by the pattern in the site's settings. */
function toPermalink(entry: Entry, name: string): string {
  const { file, data } = entry;
  const permalink = firstText(data, 'permalink') || firstText(readSettings(file), 'permalink');
  const [, ...named] = DATED.exec(name) ?? [];
  const categories = listCategories(entry).join('/');
  const title = firstText(data, 'slug') || (named[3] ?? name);
  return fillPattern(`/${STYLES[permalink || 'date'] ?? permalink}`, entry, named, {
    categories,
    title,
    slug: title,
    name: title,
    post_title: title,
    output_ext: '.html',
    category: categories.split('/')[0] || 'uncategorized',
  });
}

const BLOG = '/blog/';

/** The address that Docusaurus gives a post. */
function toDocusaurus({ file, data }: Entry, name: string): string {
  const path = resolve(file).replace(/\.\w+$/, '');
  const at = path.indexOf(BLOG);
  const inBlog = at < 0 ? undefined : path.slice(at + BLOG.length).replace(/\/index$/, '');
  const dated = DATED.exec(name)?.slice(1).join('/');
  return `/blog/${firstText(data, 'slug') || dated || inBlog}`.replaceAll(/\/+/g, '/');
}

const CONTENT = '/content/';

/** The path of a folder within the innermost one that is called content; undefined for that itself. */
function findSection(folder: string): string | undefined {
  const at = `${folder}/`.lastIndexOf(CONTENT);
  return at < 0 ? undefined : folder.slice(at + CONTENT.length) || undefined;
}

/** The address that the site's program gives a file: Jekyll, Hexo, Docusaurus, AstroPaper, or Hugo by its folder. */
function toDefault(entry: Entry): string[] {
  const { file, data } = entry;
  if (!/\.(mdx?|markdown|html?)$/i.test(file)) return [];
  const name = toName(file);
  const slug = firstText(data, 'slug') || name;
  if (isBelow(file, ...DOCUSAURUS)) return [toDocusaurus(entry, name)];
  // Without a slug, Pelican makes one of the title in a way of its own.
  if (isBelow(file, 'pelicanconf.py')) return data.slug ? [`/${slug}.html`] : [];
  const isInPosts = /\/_(?:posts|drafts)\//.test(resolve(file)) && !isBelow(file, ...ELEVENTY);
  if ((DATED.test(name) || isHexo(file)) && isInPosts) return [toPermalink(entry, name)];
  if (data.permalink) return [asText(data.permalink)];
  if (data.pubdatetime) return [`/posts/${slug}/`];
  // Hashnode’s.
  if (data.cuid) return [`/${slug}`];
  const isBundle = basename(file, extname(file)).startsWith('index');
  const folder = dirname(resolve(isBundle ? dirname(resolve(file)) : file));
  const section = findSection(folder);
  const permalink = section ? toHugoPermalink(entry, section.toLowerCase(), name) : undefined;
  if (permalink !== undefined) return [permalink];
  const path = [section, slug].filter(Boolean).join('/').toLowerCase().replaceAll(' ', '-');
  return section === undefined ? [] : [`/${path}/`];
}

/** The path of an alias, which Hugo reads from the folder that the post is in. One with spaces is another title. */
function fromFolder(alias: string, address: string): string {
  if (/^(?:\/|https?:|$)|\s/.test(alias)) return alias;
  const path = address.replace(/\/$/, '');
  return path.slice(0, path.lastIndexOf('/') + 1) + alias;
}

/** The path of an address, with what names a post in a query, such as ?p=12. */
export const toPath = ({ pathname, search }: URL): string => pathname + search;

/** Lists the addresses that a post had on the old site, as paths, the usual one first. */
export function listAddresses(entry: Entry): string[] {
  const { aliases, redirectfrom } = entry.data;
  // Gatsby and Zola have a path.
  const path = firstText(entry.data, 'path').replace(/^\/?/, '/');
  const url = firstText(entry.data, 'url') || (path === '/' ? '' : path);
  const own = url ? [url] : toDefault(entry);
  const names = toList(aliases).map(asText);
  const others = toList(redirectfrom).map((address) =>
    asText(address).replace(/^(?!https?:|\/|$)/, '/'),
  );
  return [...own, ...(own[0] ? names.map((name) => fromFolder(name, own[0]!)) : names), ...others]
    .filter((address) => /^(\/|https?:)/.test(address) && URL.canParse(address, OLD_SITE))
    .filter((address) => !/\{[{%]/.test(address))
    .map((address) => toPath(new URL(address, OLD_SITE)));
}

/** The same for all forms of an address: decoded, without a slash at the end. */
export function normalizeAddress(address: string): string {
  const [, before = '', query = ''] = /^([^?]*)(\?.*)?$/s.exec(address) ?? [];
  const path = before.replace(/(?<!\/)\/+$/, '').replace(/\/index\.(?:html|php)$/, '') + query;
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
