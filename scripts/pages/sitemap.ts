import { absoluteUrl } from '../../src/layout/absoluteUrl';
import { escapeXml } from './xml';

/** A sitemap of these paths (https://www.sitemaps.org/protocol.html). The protocol allows at most 50,000. */
export const sitemap = (paths: string[]): string => `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${paths.map((path) => `<url><loc>${escapeXml(absoluteUrl(path))}</loc></url>`).join('\n')}
</urlset>
`;
