import { absoluteUrl } from '../../src/layout/absoluteUrl';
import { escapeXml } from './xml';

/** A page of the site, and when it last changed, where that is known. */
export interface SitePage {
  path: string;
  changed?: Date | null;
}

// https://www.sitemaps.org/protocol.html
const MAX_URLS = 50_000;

function toUrl({ path, changed }: SitePage): string {
  // The protocol's dates have four-digit years.
  const date = changed?.toISOString().match(/^\d{4}-.*/)?.[0];
  const lastmod = date ? `<lastmod>${date}</lastmod>` : '';
  return `<url><loc>${escapeXml(absoluteUrl(path))}</loc>${lastmod}</url>`;
}

/** Lists pages for search engines. Throws if there are more than a sitemap may hold. */
export function sitemap(pages: SitePage[]): string {
  if (pages.length > MAX_URLS)
    throw new Error(`A sitemap holds ${MAX_URLS} pages, but the site has ${pages.length}.`);
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map(toUrl).join('\n')}
</urlset>
`;
}
