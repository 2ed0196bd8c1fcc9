import { fc } from '../../fixtures/fastCheck';
import { expect, test, vi } from 'vitest';
import { findKind } from '../../../src/list/archives';
import { toSeriesPath } from '../../../src/series/archive';
import { type Post, newestFirst } from '../../../src/post/post';
import { toArchivePath } from '../../../src/post/paths';
import { toSummary } from '../../../src/post/summary';
import { applyChanges, applyToList } from '../../../src/live/changes';
import { type Stored, toChanges, toTargets } from '../../../src/live/targets';
import { createCache } from '../../../src/post/cache';
import { toPostView } from '../../../src/reading/usePostPage';
import { createIndex, readIndex, updateIndex } from '../../../src/search/searchIndex';
import { toPost } from '../../../src/post/toPost';
import { aPost } from '../../fixtures/posts';

vi.mock('../../../src/settings', async (load) => ({ ...(await load()), hasScheduledPosts: true }));

/** A database as firestore.rules let it become, with a clock that each write moves on. */
class Database {
  now = Date.UTC(2026, 11, 30);
  blogs = new Map<string, Record<string, unknown>>();
  versions = new Map<string, Record<string, unknown>>();
  deletions = new Map<string, Record<string, unknown>>();
  scheduled = new Map<string, Record<string, unknown>>();
  /** What was due when a page last asked, as it was then. */
  asked: [id: string, Record<string, unknown>][] = [];

  /** Publishes a post, dated by the server or, as the console can, by hand; edits it if it is there; restores it if it was deleted. */
  write(id: string, Tags: string[], daysByHand: number | null) {
    this.now += 40_000_000;
    // What is due, everyone has seen; what isn't is published at once instead.
    if (!this.move(id)) this.scheduled.delete(id);
    const former = this.blogs.get(id) ?? this.versions.get(id);
    // Each post with a tag is in the series named after it.
    const post = { ...aPost({ Title: `${id} at ${this.now}`, Tags, Series: Tags[0] }) };
    const byHand = new Date(this.now + (daysByHand ?? 0) * 86_400_000);
    const dates = former
      ? { DatePosted: former.DatePosted, DateUpdated: new Date(this.now) }
      : { DatePosted: byHand };
    this.blogs.set(id, { ...post, ...dates });
  }

  remove(id: string) {
    const post = this.blogs.get(id) ?? this.move(id);
    this.scheduled.delete(id);
    if (!post) return;
    this.now += 40_000_000;
    this.versions.set(id, post);
    this.blogs.delete(id);
    this.deletions.set(id, { DateDeleted: new Date(this.now) });
  }

  /** Schedules a post, or its first version again, if its address is free. */
  schedule(id: string, days: number) {
    this.now += 40_000_000;
    const isTaken = this.blogs.has(id) || this.versions.has(id) || this.due().has(id);
    const DatePosted = new Date(this.now + days * 86_400_000 + 1);
    if (!isTaken) this.scheduled.set(id, { ...aPost({ Title: `${id} later` }), DatePosted });
  }

  /** Makes a scheduled post that is due an ordinary one. */
  move(id: string) {
    const post = this.due().get(id);
    if (post) this.blogs.set(id, post);
    if (post) this.scheduled.delete(id);
    return post;
  }

  due() {
    return new Map(
      [...this.scheduled].filter(([, { DatePosted }]) => Number(DatePosted) <= this.now),
    );
  }

  ask() {
    this.asked = [...this.due()];
  }

  /** What pages that have just been built show, or those that have asked before what was due. */
  list(due = [...this.due()]): Post[] {
    const all = new Map([...due.filter(([id]) => this.scheduled.has(id)), ...this.blogs]);
    return [...all].map(([id, stored]) => toPost(id, stored)).sort(newestFirst);
  }

  changesSince(since: number, count = 20) {
    const targets = toTargets({ since, count });
    const answers = targets.map(({ path, field, after, most }) =>
      [...(path === 'scheduled' ? this.asked : this[path])]
        .map(([id, data]): Stored => ({ id, data }))
        .filter(({ data }) => !after || (data[field] as Date | undefined)! > after)
        .sort((a, b) => Number(b.data[field]) - Number(a.data[field]))
        .slice(0, most),
    );
    return toChanges(targets, answers);
  }
}

type Step =
  | [kind: 'write', id: string, tags: string[], days: number | null]
  | [kind: 'remove' | 'move', id: string]
  | [kind: 'schedule', id: string, days: number]
  | [kind: 'ask'];

const id = fc.constantFrom(...'abcdefgh');
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(
    fc.constant('write' as const),
    id,
    fc.subarray(['CSS', 'C#']),
    // A date in the past would wait for the next build, which reads every post.
    fc.option(fc.nat(500), { freq: 8 }),
  ),
  fc.tuple(fc.constantFrom('remove' as const, 'move' as const), id),
  fc.tuple(fc.constant('schedule' as const), id, fc.nat(3)),
  fc.constant(['ask'] satisfies Step),
);
const steps = fc.array(step, { maxLength: 30 });
const run = (database: Database, some: Step[]) => {
  for (const one of some)
    if (one[0] === 'write') database.write(one[1], one[2], one[3]);
    else if (one[0] === 'schedule') database.schedule(one[1], one[2]);
    else if (one[0] === 'ask') database.ask();
    else database[one[0]](one[1]);
};

const paths = ['2026', '2027', '2028']
  .map(toArchivePath)
  .concat('/blogs/tag/css', toSeriesPath('C#'));
const words = (posts: { id: string; Title: string }[]) =>
  posts.map((one) => `${one.id}: ${one.Title}`);

test('whatever was published, scheduled, edited, deleted and restored before and after a build, every page shows what the database holds', async () => {
  await fc.assert(
    fc.asyncProperty(
      steps,
      steps,
      fc.integer({ min: 1, max: 8 }),
      fc.nat(9),
      async (before, after, size, early) => {
        const database = new Database();
        run(database, before);
        const built = database.list();
        const builtDue = [...database.due()];
        // The tab may listen since the build of an older page.
        const since = database.now - early * 50_000_000;
        const index = await readIndex(await createIndex(built, since));
        database.ask();
        run(database, after);
        const changes = database.changesSince(since);
        // Between two questions, what falls due is missing.
        const now = database.list([...builtDue, ...database.asked]);

        const hasMore = built.length > size;
        const { posts } = applyToList({ posts: built.slice(0, size), hasMore }, changes);
        expect(words(posts)).toEqual(words(now.slice(0, hasMore ? posts.length : undefined)));
        for (const path of paths) {
          const { list, toPath } = findKind(path);
          const isIn = (one: Post) => list(one).map(toPath).includes(path);
          const shown = applyChanges(built.filter(isIn), changes, isIn);
          expect(words(shown)).toEqual(words(now.filter(isIn)));
        }
        expect([...updateIndex(index, changes).posts.keys()].sort()).toEqual(
          now.map((one) => one.id).sort(),
        );

        for (const one of 'abcdefgh') {
          const at = built.findIndex((post) => post.id === one);
          const around = { newer: built[at - 1], older: built[at + 1] };
          const page = { post: built[at], neighbours: around };
          const known = { changes, found: new Map() };
          const shown = toPostView(one, page, createCache(), known);
          const stored = now.find((post) => post.id === one);
          expect(shown.post ?? undefined).toEqual(stored);
          if (!shown.post || at < 0) continue;
          const found = shown.neighbours;
          // Beside a neighbour that was deleted, the page knows of no other.
          for (const [side, step] of Object.entries({ newer: -1, older: 1 } as const)) {
            const [was, is] = [around, found].map((posts) => posts[side as keyof typeof found]?.id);
            if (is && (!was || now.some((post) => post.id === was)))
              expect(is).toBe(now[now.indexOf(stored!) + step]?.id);
          }
        }
      },
    ),
    { numRuns: 200 },
  );
});

test('a post newer than the build is listed as the build will list it', () => {
  const post = toPost('a', aPost({ Title: 'T'.repeat(300), Summary: 'S'.repeat(3_000) }));
  const changes = { posts: [post], deletions: [], more: 'nothing' as const };
  expect(applyChanges([], changes, () => true)).toEqual([toSummary(post)]);
  const list = { posts: [], hasMore: false };
  expect(applyToList(list, changes).posts).toEqual([toSummary(post)]);
});

test('without a built page, the newest posts are those of the database, one fewer than asked for', () => {
  const database = new Database();
  for (const one of 'abcd') database.write(one, [], null);
  const { posts, more } = database.changesSince(0, 3);
  expect(posts.map((post) => post.id)).toEqual(['d', 'c', 'b']);
  expect(more).toBe('older posts');
  expect(database.changesSince(0, 4).more).toBe('nothing');
});

test('more than 99 changes of a kind are too many to be shown, and said to be', () => {
  const database = new Database();
  const since = database.now;
  for (let i = 0; i < 99; i++) database.write(`post-${i}`, [], null);
  expect(database.changesSince(since)).toMatchObject({ more: 'nothing' });
  database.write('post-99', [], null);
  expect(database.changesSince(since)).toMatchObject({ more: 'changes' });
});
