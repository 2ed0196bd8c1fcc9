import { toHref } from '../../src/addresses';
import { readImage } from '../../src/post/image';
import { type Post, displayTitle, firstDate, lastChange, toPath } from '../../src/post/post';
import { toAuthor, toSummary } from '../../src/post/summary';
import { resume } from '../../src/content/resume';
import { absoluteUrl } from '../../src/base/absoluteUrl';
import { renderContent } from '../pages/renderContent';

function toCoverUrl({ Cover = '' }: Post): string | undefined {
  const image = readImage(Cover);
  return image && new URL(toHref(image.src), absoluteUrl('/')).href;
}

/** Formats the newest posts as a JSON Feed (https://jsonfeed.org/version/1.1) with their full text. */
export function jsonFeed(posts: Post[]): string {
  const { name, summary } = resume.basics;
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: name,
    description: summary || undefined,
    language: resume.lang,
    home_page_url: absoluteUrl('/blogs'),
    feed_url: absoluteUrl('/feed.json'),
    icon: absoluteUrl('/icon-512.png'),
    favicon: absoluteUrl('/icon-192.png'),
    authors: [{ name, url: absoluteUrl('/home') }],
    items: posts.map((post) => ({
      id: absoluteUrl(toPath(post.id)),
      url: absoluteUrl(toPath(post.id)),
      title: displayTitle(toSummary(post)),
      summary: toSummary(post).Summary || undefined,
      image: toCoverUrl(post),
      content_html: renderContent(post),
      date_published: firstDate(post)?.toISOString(),
      date_modified: lastChange(post)?.toISOString(),
      authors: [{ name: toAuthor(post) ?? name }],
      language: post.Language,
      tags: post.Tags,
    })),
  });
}
