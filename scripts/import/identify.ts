import { createHash } from 'node:crypto';
import { toPlainText } from '#foreign-markdown';
import type { OldPost } from '#old-blogs';
import { splitBody } from '../../src/pasting/splitMarkdown';
import { toPath } from '../../src/post/post';
import { isOwn } from '../export/ownFormat';
import { makeImportId } from './importId';
import { areWords, toWords, withoutTemplates } from './toWords';

/** A post of another blog, or of an export of this site, and where readers will find it. */
export interface Identified {
  post: OldPost;
  isOwn: boolean;
  id: string;
  title: string;
  path: string;
}

// A number, a date or an id, which no reader wants for a title.
const NO_NAME = /^(?:\d[\d-]*|[\da-f]{24})$/;
const MAX_TITLE = 60;

const withoutTags = (html: string) => html.replaceAll(/<br\b/g, ' <br').replaceAll(/<[^<>]*>/g, '');

/** The first words of a post that has no other title. */
function findFirstWords({ key, body, format }: OldPost): string | undefined {
  if (!NO_NAME.test(key)) return undefined;
  const paragraphs = format === 'html' ? body.split(/<\/p>|\n\s*\n/) : body.split(/\n\s*\n/);
  const read = (paragraph: string) =>
    format === 'html' ? toPlainText(withoutTags(withoutTemplates(paragraph))) : toWords(paragraph);
  const words = paragraphs
    .map((paragraph) => read(paragraph).replaceAll(/\s+/g, ' ').trim())
    .find(areWords);
  if (!words || words.length <= MAX_TITLE) return words;
  return `${words.slice(0, MAX_TITLE).replace(/\s\S*$/, '')}…`;
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
  const title = post.title || (splitBody(post.body).title ?? findFirstWords(post) ?? post.key);
  const id = makeImportId(title, createHash('sha256').update(post.key).digest('hex'));
  return { post, isOwn: false, id, title, path: toPath(id) };
}
