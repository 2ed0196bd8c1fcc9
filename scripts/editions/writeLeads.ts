import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'pathe';
import { toHrefIn } from '../../src/addresses';
import { findEdition } from '../../src/base/language/findEdition';
import { displayTitle, type Post } from '../../src/post/post';
import { absoluteUrlIn } from '../../src/base/absoluteUrl';
import { jsonForScript } from '../../src/site/jsonForScript';
import { toTranslation } from '../../src/translations/openTranslations';
import { escapeXml } from '../feeds/xml';
import { listPostPages } from '../pages/writePosts';

/** Makes the page of a post that belongs to another edition: it leads there, also without scripts and for search engines. */
function toLead(post: Post, path: string): string {
  const edition = findEdition(post.Language)!;
  const translation = toTranslation(post);
  const title = escapeXml(displayTitle(translation));
  const href = escapeXml(toHrefIn(edition, path));
  return `<!doctype html>
<html lang="${edition.lang}">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta http-equiv="refresh" content="0; url=${href}">
<link rel="canonical" href="${escapeXml(absoluteUrlIn(edition, path))}">
</head>
<body>
<a href="${href}">${title}</a>
<script type="application/json" id="snapshot">${jsonForScript({ elsewhere: translation })}</script>
</body>
</html>
`;
}

/** Writes pages at the addresses that posts of other editions would have in this one, or had before there were others. */
export async function writeLeads(others: Post[], outDir: string): Promise<void> {
  for (const { post, path, file } of listPostPages(others)) {
    await mkdir(dirname(join(outDir, file)), { recursive: true });
    // Where ids differ only in case, a post of this edition may have the file.
    await writeFile(join(outDir, file), toLead(post, path), { flag: 'wx' }).catch(() => undefined);
  }
}
