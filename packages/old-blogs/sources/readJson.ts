import { readFrontMatter, asText, toList } from '#foreign-markdown';
import { type Entry, type LeftOut, readEach } from '../entry';
import { type Ghost, readGhost } from './readGhost';

type Fields = Record<string, unknown>;

/** Reads an article of dev.to, whose Markdown may have front matter of its own. */
function readArticle(file: string, article: Fields): Entry {
  const { data, body } = readFrontMatter(asText(article.body_markdown));
  const { title, description, published_at: date, edited_at: lastmod, published } = article;
  const tags = article.tag_list ?? article.tags ?? article.cached_tag_list;
  const cover_image = article.cover_image ?? article.main_image;
  const all = { title, description, tags, date, lastmod, published, cover_image };
  const stated = Object.entries({ ...data, ...all }).filter(([, value]) => value != null);
  const key = asText(article.slug) || asText(article.id) || asText(title);
  return { file, key, data: Object.fromEntries(stated), body, hardBreaks: true };
}

// Hashnode names authors, series and some tags by it.
const isId = (value: unknown) => typeof value === 'string' && /^[\da-f]{24}$/.test(value);

function readHashnode(file: string, post: Fields): Entry {
  const { contentMarkdown, content, ...fields } = post;
  const named = Object.entries(fields).filter(([, value]) => !isId(value));
  const tags = toList(post.tags).filter((tag) => !isId(tag));
  const data = { ...Object.fromEntries(named), tags, url: `/${asText(post.slug)}` };
  return { file, key: asText(post.cuid) || asText(post._id), data, body: asText(contentMarkdown) };
}

interface Exports {
  db?: { data?: Ghost }[];
  /** Of the first versions of Ghost. */
  data?: Ghost;
  posts?: Fields[];
}

function parse(text: string) {
  try {
    return JSON.parse(text) as Exports | Fields[] | null;
  } catch {
    // Such as a file of settings with comments.
    return null;
  }
}

const have = (all: Fields[], name: string) =>
  all.every((fields) => typeof fields?.[name] === 'string');

/** Reads an export of Ghost, dev.to or Hashnode; undefined for anything else. */
export function readJson(file: string, text: string): (Entry | LeftOut)[] | undefined {
  const json = parse(text);
  if (Array.isArray(json))
    return have(json, 'body_markdown')
      ? readEach(file, json, (article) => readArticle(file, article))
      : undefined;
  const ghost = json?.db?.[0]?.data ?? json?.data;
  if (Array.isArray(ghost?.posts)) return readGhost(file, ghost);
  const posts = json?.posts;
  if (!Array.isArray(posts) || !have(posts, 'contentMarkdown')) return undefined;
  return readEach(file, posts, (post) => readHashnode(file, post));
}
