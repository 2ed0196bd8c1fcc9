import { type Blog, displayTitle, lastChange, toPath } from '../../src/post/blog';
import { resume } from '../../src/content/resume';
import { absoluteUrl } from '../../src/site/absoluteUrl';
import { renderContent } from './renderContent';
import { escapeXml } from './xml';

function entry(blog: Blog): string {
  const address = escapeXml(absoluteUrl(toPath(blog.id)));
  // Atom requires a date in every entry.
  const posted = blog.DatePosted ?? new Date(0);
  const language = blog.Language ? ` xml:lang="${blog.Language}"` : '';
  const tags = blog.Tags?.map((tag) => `<category term="${escapeXml(tag)}"/>\n`).join('') ?? '';
  const canonical = blog.Canonical
    ? `<link rel="canonical" href="${escapeXml(blog.Canonical)}"/>\n`
    : '';
  return `<entry${language}>
<id>${address}</id>
<title>${escapeXml(displayTitle(blog))}</title>
<link href="${address}"/>
${canonical}<published>${posted.toISOString()}</published>
<updated>${(lastChange(blog) ?? posted).toISOString()}</updated>
<author><name>${escapeXml(blog.Name || resume.basics.name)}</name></author>
${tags}<summary>${escapeXml(blog.Summary)}</summary>
<content type="html">${escapeXml(renderContent(blog))}</content>
</entry>`;
}

/** Formats the newest posts as an Atom feed (RFC 4287) with their full text. */
export function atomFeed(blogs: Blog[]): string {
  const self = escapeXml(absoluteUrl('/feed.xml'));
  const { name, summary } = resume.basics;
  const changes = blogs.map((blog) => Number(lastChange(blog)));
  const updated = new Date(Math.max(0, ...changes)).toISOString();
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${resume.lang}">
<id>${self}</id>
<title>${escapeXml(name)}</title>
<subtitle>${escapeXml(summary)}</subtitle>
<link rel="self" href="${self}"/>
<link href="${escapeXml(absoluteUrl('/blogs'))}"/>
<updated>${updated}</updated>
<author><name>${escapeXml(name)}</name></author>
${blogs.map((blog) => entry(blog)).join('\n')}
</feed>
`;
}
