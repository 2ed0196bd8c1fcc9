import { absoluteUrl } from '../../src/layout/absoluteUrl';
import { escapeXml } from './xml';

/** A page of the site, and when it was changed last, where that is known. */
export interface SitePage {
  path: string;
  changed?: Date | null;
}

// https://www.sitemaps.org/protocol.html
const MAX_URLS = 50_000;
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function toUrl({ path, changed }: SitePage): string {
  // The protocol's dates have years of four digits.
  const date = changed?.toISOString().match(/^\d{4}-.*/)?.[0];
  const lastmod = date ? `<lastmod>${date}</lastmod>` : '';
  return `<url><loc>${escapeXml(absoluteUrl(path))}</loc>${lastmod}</url>`;
}

const toFile = (root: string, lines: string[]) => `<?xml version="1.0" encoding="utf-8"?>
<${root} ${NAMESPACE}>
${lines.join('\n')}
</${root}>
`;

/** The sitemap of these pages: its files by name. Beyond 50,000 pages, sitemap.xml lists the others. */
export function sitemaps(pages: SitePage[]): Record<string, string> {
  const urls = pages.map(toUrl);
  if (urls.length <= MAX_URLS) return { 'sitemap.xml': toFile('urlset', urls) };
  const files: Record<string, string> = {};
  for (let start = 0; start < urls.length; start += MAX_URLS)
    files[`sitemap-${start / MAX_URLS + 1}.xml`] = toFile(
      'urlset',
      urls.slice(start, start + MAX_URLS),
    );
  const index = Object.keys(files).map(
    (name) => `<sitemap><loc>${escapeXml(absoluteUrl(`/${name}`))}</loc></sitemap>`,
  );
  return { 'sitemap.xml': toFile('sitemapindex', index), ...files };
}
