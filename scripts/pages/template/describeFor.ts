import { findHandle } from '#any-resume';
import { frame } from '#words/frame';
import { toHref } from '../../../src/addresses';
import { resume } from '../../../src/content/resume';
import type { Snapshot } from '../../../src/post/cache';
import { escapeXml } from '../../feeds/xml';

const { name, profiles } = resume.basics;
const handle = findHandle(profiles);

const link = (type: string, title: string, path: string) =>
  `<link rel="alternate" type="${type}" title="${escapeXml(title)}" href="${toHref(path)}">`;

/** The tags for programs that no script of a page needs: the owner's name in the Fediverse, if nobody else wrote the post, and what else there is to read. */
export function describeFor({ newest, post }: Snapshot, markdown?: string): string {
  const isOwners = !post?.Name || post.Name.trim() === name;
  const creator = handle && isOwners ? `<meta name="fediverse:creator" content="${handle}">` : '';
  const feeds = newest
    ? link('application/atom+xml', `${frame.links.blog} (Atom)`, '/feed.xml') +
      link('application/feed+json', `${frame.links.blog} (JSON Feed)`, '/feed.json')
    : '';
  return creator + feeds + (markdown ? link('text/markdown', 'Markdown', markdown) : '');
}
