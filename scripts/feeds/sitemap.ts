import { hasEditions } from '../../src/base/language/findEdition';
import { absoluteUrl } from '../../src/base/absoluteUrl';
import { escapeXml } from './xml';

/** A page of the site, and when it last changed, where that is known. */
export interface SitePage {
  path: string;
  changed?: Date | null;
  /** The same page in all languages, itself among them; none on a site in one. */
  translations?: { lang: string; url: string }[];
}

function toUrl({ path, changed, translations = [] }: SitePage): string {
  const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
  const links = translations
    .map(
      ({ lang, url }) =>
        `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeXml(url)}"/>`,
    )
    .join('');
  return `<url><loc>${escapeXml(absoluteUrl(path))}</loc>${lastmod}${links}</url>`;
}

// The protocol's limits for one file.
const MAX_URLS = 50_000;
const MAX_BYTES = 50 * 1024 * 1024;

const HEAD = '<?xml version="1.0" encoding="utf-8"?>';
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const LINKS = hasEditions ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';

const toUrlSet = (urls: string[]) => `${HEAD}
<urlset ${SPACE}${LINKS}>
${urls.join('\n')}
</urlset>
`;

const toIndex = (names: string[]) => `${HEAD}
<sitemapindex ${SPACE}>
${names.map((name) => `<sitemap><loc>${escapeXml(absoluteUrl(`/${name}`))}</loc></sitemap>`).join('\n')}
</sitemapindex>
`;

/** Cuts a list of pages into parts that one file may have. */
function cutIntoFiles(urls: string[]): string[][] {
  const files: string[][] = [[]];
  // What surrounds the pages of a file.
  const around = Buffer.byteLength(toUrlSet([]));
  let bytes = around;
  for (const url of urls) {
    const size = Buffer.byteLength(url) + 1;
    if (files.at(-1)!.length === MAX_URLS || bytes + size > MAX_BYTES) {
      files.push([]);
      bytes = around;
    }
    files.at(-1)!.push(url);
    bytes += size;
  }
  return files;
}

/** A file with a name of its own. */
interface NamedFile {
  name: string;
  text: string;
}

/** Lists pages for search engines (https://www.sitemaps.org/protocol.html): in one file, or in several that it then lists. */
export function sitemaps(pages: SitePage[]): NamedFile[] {
  const files = cutIntoFiles(pages.map(toUrl));
  const [first, ...more] = files;
  if (more.length === 0) return [{ name: 'sitemap.xml', text: toUrlSet(first!) }];
  const parts = files.map((urls, i) => ({ name: `sitemap-${i + 1}.xml`, text: toUrlSet(urls) }));
  const index = { name: 'sitemap.xml', text: toIndex(parts.map(({ name }) => name)) };
  return [index, ...parts];
}
