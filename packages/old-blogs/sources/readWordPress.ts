// Reads the export of WordPress, which is RSS with more fields.
import { existsSync } from 'node:fs';
import { dirname, join } from 'pathe';
import { XMLParser } from 'fast-xml-parser';
import { asText, toPlainText } from '#foreign-markdown';
import { type Entry, type LeftOut, readEach } from '../entry';
import { parseDate } from '../parseDate';
import { isForMembers, readRobots } from './findMembers';
import { addBlockWords, addLanguages } from './readBlocks';
import { readBuilders } from './readBuilders';
import { addNotes } from './readNotes';
import { type Picture, readShortcodes } from './readShortcodes';

interface Item {
  [field: string]: unknown;
  category?: Record<string, unknown>[];
  'wp:postmeta'?: Record<string, unknown>[];
}

// Parts of a site that have no page, and messages of its visitors.
const NO_POST =
  /^(?:attachment|nav_menu_item|revision|wp_\w+|custom_css|customize_changeset|oembed_cache|feedback)$/;
const LISTS = /^(?:item|category|wp:author|wp:postmeta)$/;
// Terms by which plugins and themes keep something else than what a post is about.
const NO_TAG =
  /^(?:post_(?:format|translations|status)|term_\w+|translation_priority|language|author|nav_menu|link_category|series|wp_\w+)$/;
const PATTERN = /<!-- wp:block (\{[^{}]*\}) \/-->/g;
// A pattern may be within another.
const MAX_DEPTH = 3;
const UPLOADS = '/wp-content/uploads/';

const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  // A formatter may have put a value on lines of its own, also within CDATA.
  tagValueProcessor: (_, value) => value.trim(),
  htmlEntities: true,
  isArray: (name) => LISTS.test(name),
});

const readMeta = (item: Item | undefined, name: string) =>
  asText(item?.['wp:postmeta']?.find((meta) => meta['wp:meta_key'] === name)?.['wp:meta_value']);

/** The first moment of these that can be read, in UTC if it has no zone, or else the first that is written. */
function findDate(...moments: unknown[]): string {
  const written = moments.map(asText).filter((moment) => moment);
  const read = written.map((moment) => parseDate(moment)).find(Boolean);
  return read?.toISOString() ?? written[0] ?? '';
}

/** Whether a file is an export of WordPress. */
export const isWordPress = (xml: string): boolean => /<wp:(?:wxr_version|post_type)\b/.test(xml);

/** Reads the posts of an export of WordPress. Comments are other people’s, and stay out. */
export function readWordPress(file: string, xml: string): (Entry | LeftOut)[] {
  const { channel } = (parser.parse(xml) as { rss: { channel: Item } }).rss;
  const [items, authors] = [channel.item ?? [], channel['wp:author'] ?? []] as [Item[], Item[]];
  const uploads = `${asText(channel['wp:base_blog_url'])}${UPLOADS}`;
  const areHere = existsSync(join(dirname(file), UPLOADS));
  const toHere = (html: string) => (areHere ? html.replaceAll(uploads, UPLOADS) : html);
  const pictures = items
    .filter((item) => item['wp:attachment_url'])
    .map((item): Picture & { parent: unknown } => ({
      id: item['wp:post_id'],
      parent: item['wp:post_parent'],
      src: toHere(asText(item['wp:attachment_url'])),
      alt: toPlainText(readMeta(item, '_wp_attachment_image_alt')),
      caption: asText(item['excerpt:encoded']),
    }));

  // The first of each counts.
  const picturesById = new Map(pictures.toReversed().map((picture) => [picture.id, picture]));
  const authorsByLogin = new Map(
    authors.toReversed().map((author) => [author['wp:author_login'], author]),
  );
  const picturesByPost = new Map<unknown, typeof pictures>();
  for (const picture of pictures) {
    const others = picturesByPost.get(picture.parent);
    if (others) others.push(picture);
    else picturesByPost.set(picture.parent, [picture]);
  }

  const itemsById = new Map(items.toReversed().map((item) => [item['wp:post_id'], item]));
  /** Puts the words of a pattern, which the editor keeps once for all posts, where it stands. One that isn't in the export is named. */
  const addPatterns = (html: string, depth = 0): string =>
    html.replaceAll(PATTERN, (_, source: string) => {
      const [, id = ''] = /"ref":(\d+)/.exec(source) ?? [];
      const pattern = depth < MAX_DEPTH ? itemsById.get(id) : undefined;
      if (pattern?.['wp:post_type'] !== 'wp_block') return `<p>{{ wp:block ${id} }}</p>`;
      return addPatterns(asText(pattern['content:encoded']), depth + 1);
    });

  function readItem(item: Item): Entry | LeftOut {
    const { title, category: terms = [], link, 'wp:post_id': id, 'wp:post_type': type } = item;
    const content = addPatterns(asText(item['content:encoded']));
    const findTerm = (domain: string) => terms.find((term) => term['@_domain'] === domain);
    const leave = (reason: string) => ({ file, title: asText(title), reason, isBroken: false });
    if (type !== 'post' && type !== 'page') return leave(`it is a “${asText(type)}” and no post`);
    const metas = item['wp:postmeta'];
    if (isForMembers(content, metas)) return leave('parts of it may not be for everyone');
    const author = authorsByLogin.get(item['dc:creator']);
    const cover = picturesById.get(readMeta(item, '_thumbnail_id'));
    const data = {
      title,
      type,
      url: asText(link),
      shortlink: `${asText(channel.link)}/?p=${asText(id)}`,
      status: item['wp:status'],
      password: item['wp:post_password'],
      robots: readRobots(metas),
      access: readMeta(item, '_jetpack_newsletter_access'),
      author: author?.['wp:author_display_name'],
      description: item['excerpt:encoded'],
      language: findTerm('language')?.['@_nicename'],
      series: findTerm('series')?.['#text'],
      date: findDate(item['wp:post_date_gmt'], item['wp:post_date'], item.pubDate),
      lastmod: findDate(item['wp:post_modified_gmt'], item['wp:post_modified']),
      tags: terms
        .filter((term) => term['@_nicename'] !== 'uncategorized')
        .filter((term) => !NO_TAG.test(asText(term['@_domain'])))
        .map((term) => term['#text']),
      cover_image: cover?.src,
      cover_alt: cover?.alt,
    };
    const own = picturesByPost.get(id) ?? [];
    // The two links of a file stand side by side.
    const words = readBuilders(addLanguages(addBlockWords(content)), picturesById);
    const html = addNotes(words, readMeta(item, 'footnotes')).replaceAll('</a><a ', '</a> <a ');
    const body = readShortcodes(toHere(html), { all: picturesById, own });
    return { file, key: asText(id), data, body, format: 'html' };
  }

  const posts = items.filter((item) => !NO_POST.test(asText(item['wp:post_type'])));
  return readEach(file, posts, readItem);
}
