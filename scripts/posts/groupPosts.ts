import { archives, type ArchiveKind } from '../../src/list/archives';
import { type Archive, type Post, type PostTitle, toTitle } from '../../src/post/post';

/** The posts on a page, in the list's order. */
export interface Group {
  name: string;
  posts: PostTitle[];
}

/** Groups posts in the given order by the pages of a kind. A page is named as in its first post. */
export function groupPosts({ list, toPath }: ArchiveKind, posts: Post[]): Group[] {
  const groups = new Map<string, Group>();
  for (const post of posts)
    for (const name of list(post)) {
      const path = toPath(name);
      const group = groups.get(path) ?? { name, posts: [] };
      groups.set(path, group);
      group.posts.push(toTitle(post));
    }
  return [...groups.values()];
}

/** The groups of each kind of page. */
export type Groups = Record<keyof typeof archives, Group[]>;

/** Groups posts in the given order by the pages of every kind. */
export const groupByAll = (posts: Post[]) =>
  Object.fromEntries(
    Object.entries<ArchiveKind>(archives).map(([name, kind]) => [name, groupPosts(kind, posts)]),
  ) as Groups;

/** Lists the pages of all groups. */
export const toArchives = (groups: Groups): Archive[] =>
  Object.entries<ArchiveKind>(archives).flatMap(([kind, { toPath, toTitle }]) =>
    groups[kind as keyof Groups].map(({ name, posts }) => ({
      path: toPath(name),
      title: toTitle(name),
      posts,
    })),
  );
