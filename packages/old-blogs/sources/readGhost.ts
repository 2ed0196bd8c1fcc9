import { asText } from '#foreign-markdown';
import { type Entry, type LeftOut, readEach } from '../entry';
import { readLexical } from './readLexical';

type Fields = Record<string, unknown>;

/** What an export of Ghost has. */
export interface Ghost {
  posts: Fields[];
  tags?: Fields[];
  posts_tags?: Fields[];
  users?: Fields[];
  posts_authors?: Fields[];
  posts_meta?: Fields[];
}

const GHOST_URL = /__GHOST_URL__/g;

/** Opens the names of what is joined to posts, in their order. */
function openNames(joins: Fields[] = [], all: Fields[] = [], key: string) {
  const names = new Map(all.map(({ id, name }) => [id, asText(name)]));
  const joined = new Map<unknown, Fields[]>();
  for (const join of joins) {
    const others = joined.get(join.post_id);
    if (others) others.push(join);
    else joined.set(join.post_id, [join]);
  }
  return (id: unknown): string[] =>
    (joined.get(id) ?? [])
      .sort((a, b) => Number(a.sort_order ?? 0) - Number(b.sort_order ?? 0))
      .map((join) => names.get(join[key]) ?? '')
      .filter(Boolean);
}

/** Reads the posts of an export of Ghost. */
export function readGhost(file: string, { posts, ...all }: Ghost): (Entry | LeftOut)[] {
  const listTags = openNames(all.posts_tags, all.tags, 'tag_id');
  const listAuthors = openNames(all.posts_authors, all.users, 'author_id');
  const users = new Map((all.users ?? []).map(({ id, name }) => [id, asText(name)]));
  const metas = new Map((all.posts_meta ?? []).map((meta) => [meta.post_id, meta]));
  return readEach(file, posts, (post) => {
    const { feature_image_alt: alt, feature_image_caption: caption } = {
      ...post,
      ...metas.get(post.id),
    };
    const { id, slug, title, visibility = 'public' } = post;
    // Old versions have a mark instead.
    const type = post.type ?? (post.page ? 'page' : 'post');
    const tags = listTags(id);
    const [author = users.get(post.author_id)] = listAuthors(id);
    const data = {
      title,
      author,
      type,
      visibility,
      description: post.custom_excerpt,
      date: post.published_at,
      lastmod: post.updated_at,
      draft: post.status !== 'published',
      language: post.locale,
      // Those with # are for the theme only.
      tags: tags.filter((tag) => !tag.startsWith('#')),
      url: `/${asText(slug)}/`,
      cover_image: asText(post.feature_image ?? post.image).replace(GHOST_URL, ''),
      cover_alt: asText(alt) || asText(caption),
      canonical_url: post.canonical_url,
    };
    const html = asText(post.html) || (post.lexical ? readLexical(asText(post.lexical)) : '');
    if (html === undefined || (!html && post.mobiledoc))
      return {
        file,
        title: asText(title),
        reason: 'its words are only in a format of Ghost’s: save it there and export again',
        isBroken: true,
      };
    // What follows is for members.
    const [body = ''] = html.replace(GHOST_URL, '').split('<!--members-only-->');
    return { file, key: asText(id), data, body, format: 'html' };
  });
}
