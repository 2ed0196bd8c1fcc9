import { absoluteUrl } from '../../src/site/absoluteUrl';
import { escapeXml } from './xml';

/** A page of the site, and when it last changed, where that is known. */
export interface SitePage {
  path: string;
  changed?: Date | null;
}

function toUrl({ path, changed }: SitePage): string {
  // The protocol's dates have four-digit years.
  const date = changed?.toISOString().match(/^\d{4}-.*/)?.[0];
  const lastmod = date ? `<lastmod>${date}</lastmod>` : '';
  return `<url><loc>${escapeXml(absoluteUrl(path))}</loc>${lastmod}</url>`;
}

/** Lists pages for search engines (https://www.sitemaps.org/protocol.html). */
export const sitemap = (pages: SitePage[]): string =>
  `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map(toUrl).join('\n')}
</urlset>
`;
