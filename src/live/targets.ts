import type { DocumentData } from 'firebase/firestore';
import { lastChange, MAX_LISTED, type Post } from '../post/post';
import { hasScheduledPosts } from '../settings';
import { toPost } from '../post/toPost';
import { toDate } from '../post/toDate';
import type { Changes } from './changes';

/** What a page needs: the changes since a time in milliseconds; since 0, the newest `count` posts. */
export interface Need {
  since: number;
  count: number;
}

/** A question to the database: the documents with the latest dates in a field. */
export interface Target {
  path: 'blogs' | 'deletions' | 'scheduled';
  field: string;
  after?: Date;
  most: number;
}

/** A document as the database stores it. */
export interface Stored {
  id: string;
  data: DocumentData;
}

function listPublished({ since, count }: Need): Target[] {
  // One more shows whether there are more.
  if (since === 0) return [{ path: 'blogs', field: 'DatePosted', most: count + 1 }];
  const about = { after: new Date(since), most: MAX_LISTED + 1 };
  return [
    { path: 'blogs', field: 'DatePosted', ...about },
    { path: 'blogs', field: 'DateUpdated', ...about },
    { path: 'deletions', field: 'DateDeleted', ...about },
  ];
}

/** The questions that answer a need: posts published, posts edited and posts deleted since; or the newest posts. Last, those that were scheduled and are due. */
export function toTargets(need: Need): Target[] {
  const targets = listPublished(need);
  return hasScheduledPosts ? [...targets, { ...targets[0]!, path: 'scheduled' }] : targets;
}

/** Makes changes of the answers to the questions. */
export function toChanges(targets: Target[], answers: Stored[][]): Changes {
  const posts = new Map<string, Post>();
  const deletedAt = new Map<string, number>();
  let more: Changes['more'] = 'nothing';
  targets.forEach(({ path, after, most }, index) => {
    const answer = answers[index]!;
    if (answer.length === most) more = after ? 'changes' : 'older posts';
    for (const { id, data } of answer.slice(0, most - 1)) {
      if (path === 'blogs') posts.set(id, toPost(id, data));
      // It may have been moved and edited since the answer.
      else if (hasScheduledPosts && path === 'scheduled')
        posts.set(id, posts.get(id) ?? toPost(id, data));
      else deletedAt.set(id, Number(toDate(data.DateDeleted)));
    }
  });
  // A post that is deleted and restored has a later date than its deletion.
  for (const [id, date] of deletedAt) {
    const post = posts.get(id);
    if (post) (date > Number(lastChange(post)) ? posts : deletedAt).delete(id);
  }
  return { posts: [...posts.values()], deletions: [...deletedAt.keys()], more };
}
