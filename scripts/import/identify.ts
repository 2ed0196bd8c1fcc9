import { createHash } from 'node:crypto';
import type { OldPost } from '#old-blogs';
import { splitBody } from '../../src/pasting/splitMarkdown';
import { toPath } from '../../src/post/post';
import { isOwn } from '../export/ownFormat';
import { makeImportId } from './importId';

/** A post of another blog, or of an export of this site, and where readers will find it. */
export interface Identified {
  post: OldPost;
  isOwn: boolean;
  id: string;
  title: string;
  path: string;
}

/** Identifies a post: the same source always gives the same id. */
export function identify(post: OldPost): Identified {
  if (isOwn(post)) {
    const id = post.data.id as string;
    return {
      post: { ...post, addresses: [] },
      isOwn: true,
      id,
      title: post.title,
      path: toPath(id),
    };
  }
  const title = post.title || (splitBody(post.body).title ?? post.key);
  const id = makeImportId(title, createHash('sha256').update(post.key).digest('hex'));
  return { post, isOwn: false, id, title, path: toPath(id) };
}
