import { type Post, displayTitle, firstDate, lastChange, toPath } from '../../src/post/post';
import { toAuthor, toSummary } from '../../src/post/summary';
import { resume } from '../../src/content/resume';
import { absoluteUrl } from '../../src/base/absoluteUrl';
import { renderContent } from '../pages/renderContent';
import { escapeXml } from './xml';

function entry(post: Post): string {
  const summary = toSummary(post);
  const address = escapeXml(absoluteUrl(toPath(post.id)));
  // Atom requires a date in every entry.
  const posted = firstDate(post) ?? new Date(0);
  const language = post.Language ? ` xml:lang="${post.Language}"` : '';
  const tags = post.Tags?.map((tag) => `<category term="${escapeXml(tag)}"/>\n`).join('') ?? '';
  const canonical = post.Canonical
    ? `<link rel="canonical" href="${escapeXml(post.Canonical)}"/>\n`
    : '';
  return `<entry${language}>
<id>${address}</id>
<title>${escapeXml(displayTitle(summary))}</title>
<link href="${address}"/>
${canonical}<published>${posted.toISOString()}</published>
<updated>${(lastChange(post) ?? posted).toISOString()}</updated>
<author><name>${escapeXml(toAuthor(post) ?? resume.basics.name)}</name></author>
${tags}<summary>${escapeXml(summary.Summary)}</summary>
<content type="html">${escapeXml(renderContent(post))}</content>
</entry>`;
}

/** Formats the newest posts as an Atom feed (RFC 4287) with their full text. */
export function atomFeed(posts: Post[]): string {
  const self = escapeXml(absoluteUrl('/feed.xml'));
  const { name, summary } = resume.basics;
  const changes = posts.map((post) => Number(lastChange(post)));
  const updated = new Date(Math.max(0, ...changes)).toISOString();
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${resume.lang}">
<id>${self}</id>
<title>${escapeXml(name)}</title>
<subtitle>${escapeXml(summary)}</subtitle>
<link rel="self" href="${self}"/>
<link href="${escapeXml(absoluteUrl('/blogs'))}"/>
<icon>${escapeXml(absoluteUrl('/icon-192.png'))}</icon>
<updated>${updated}</updated>
<author><name>${escapeXml(name)}</name><uri>${escapeXml(absoluteUrl('/home'))}</uri></author>
${posts.map((post) => entry(post)).join('\n')}
</feed>
`;
}
