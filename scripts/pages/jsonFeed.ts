import { type Blog, displayTitle, lastChange, toPath } from '../../src/post/blog';
import { resume } from '../../src/content/resume';
import { absoluteUrl } from '../../src/site/absoluteUrl';
import { renderContent } from './renderContent';

/** Formats the newest posts as a JSON Feed (https://jsonfeed.org/version/1.1) with their full text. */
export function jsonFeed(blogs: Blog[]): string {
  const { name, summary } = resume.basics;
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: name,
    description: summary || undefined,
    language: resume.lang,
    home_page_url: absoluteUrl('/blogs'),
    feed_url: absoluteUrl('/feed.json'),
    items: blogs.map((blog) => ({
      id: absoluteUrl(toPath(blog.id)),
      url: absoluteUrl(toPath(blog.id)),
      title: displayTitle(blog),
      summary: blog.Summary || undefined,
      content_html: renderContent(blog),
      date_published: blog.DatePosted?.toISOString(),
      date_modified: lastChange(blog)?.toISOString(),
      authors: [{ name: blog.Name || name }],
      language: blog.Language,
      tags: blog.Tags,
    })),
  });
}
