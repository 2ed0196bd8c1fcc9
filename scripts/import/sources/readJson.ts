import { readFrontMatter } from '../../../src/converting/frontMatter';
import { type Entry, type LeftOut, asText } from '../entry';

type Fields = Record<string, unknown>;

interface Ghost {
  posts: Fields[];
  tags?: Fields[];
  posts_tags?: Fields[];
  users?: Fields[];
  posts_authors?: Fields[];
}

const GHOST_URL = /__GHOST_URL__/g;

/** Lists the names of what is joined to a Ghost post, in its order. */
function listNames(id: unknown, joins: Fields[] = [], all: Fields[] = [], key: string): string[] {
  return joins
    .filter(({ post_id }) => post_id === id)
    .sort((a, b) => Number(a.sort_order ?? 0) - Number(b.sort_order ?? 0))
    .map((join) => asText(all.find((one) => one.id === join[key])?.name))
    .filter(Boolean);
}

function readGhost(file: string, { posts, ...all }: Ghost): (Entry | LeftOut)[] {
  return posts.map((post) => {
    const { id, slug, title, visibility = 'public', type = 'post' } = post;
    const tags = listNames(id, all.posts_tags, all.tags, 'tag_id');
    const [author] = listNames(id, all.posts_authors, all.users, 'author_id');
    const data = {
      ...{ title, author, type, visibility },
      description: post.custom_excerpt,
      date: post.published_at,
      lastmod: post.updated_at,
      draft: post.status !== 'published',
      language: post.locale,
      // Those with # are for the theme only.
      tags: tags.filter((tag) => !tag.startsWith('#')),
      url: `/${asText(slug)}/`,
      cover_image: asText(post.feature_image).replace(GHOST_URL, ''),
      cover_alt: post.feature_image_alt,
    };
    if (!post.html && (post.lexical ?? post.mobiledoc))
      return {
        file,
        title: asText(title),
        reason: 'its words are only in a format of Ghost’s: save it there and export again',
        isBroken: true,
      };
    // What follows is for members.
    const [body = ''] = asText(post.html).replace(GHOST_URL, '').split('<!--members-only-->');
    return { file, key: asText(id), data, body, format: 'html' };
  });
}

/** Reads an article of dev.to, whose Markdown may have front matter of its own. */
function readArticle(file: string, article: Fields): Entry {
  const { data, body } = readFrontMatter(asText(article.body_markdown));
  const { title, description, published_at: date, edited_at: lastmod, published } = article;
  const tags = article.tag_list ?? article.tags ?? article.cached_tag_list;
  const cover_image = article.cover_image ?? article.main_image;
  const all = { title, description, tags, date, lastmod, published, cover_image };
  const stated = Object.entries({ ...data, ...all }).filter(([, value]) => value != null);
  const key = asText(article.slug) || asText(article.id) || asText(title);
  return { file, key, data: Object.fromEntries(stated), body, keepsLines: true };
}

function parse(text: string) {
  try {
    return JSON.parse(text) as { db?: { data?: Ghost }[] } | Fields[] | null;
  } catch {
    // Such as a file of settings with comments.
    return null;
  }
}

/** Reads an export of Ghost or dev.to; undefined for anything else. */
export function readJson(file: string, text: string): (Entry | LeftOut)[] | undefined {
  const json = parse(text);
  if (!Array.isArray(json)) {
    const ghost = json?.db?.[0]?.data;
    return Array.isArray(ghost?.posts) ? readGhost(file, ghost) : undefined;
  }
  const isArticles = json.every((one) => typeof one?.body_markdown === 'string');
  return isArticles ? json.map((one) => readArticle(file, one)) : undefined;
}
