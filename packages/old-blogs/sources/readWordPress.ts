// Reads the export of WordPress, which is RSS with more fields.
import { existsSync } from 'node:fs';
import { dirname, join } from 'pathe';
import { XMLParser } from 'fast-xml-parser';
import { asText } from '#foreign-markdown';
import type { Entry, LeftOut } from '../entry';
import { readShortcodes } from './readShortcodes';

interface Item {
  [field: string]: unknown;
  category?: Record<string, unknown>[];
  'wp:postmeta'?: Record<string, unknown>[];
}

// Parts of a site that have no page, and messages of its visitors.
const NO_POST =
  /^(?:attachment|nav_menu_item|revision|wp_\w+|custom_css|customize_changeset|oembed_cache|feedback)$/;
// Blocks and shortcodes for members, and blocks that are switched off.
const FOR_MEMBERS =
  /<!-- wp:(?:jetpack\/paywall|premium-content\/)|"blockVisibility"|\[(?:\w+[-_])?(?:private|restrict\w*|members?\w*|subscribers?|logged\w*|paid\w*|paywall|premium|protect\w*|pmpro\w*|s2if)\b/i;
const LISTS = /^(?:item|category|wp:author|wp:postmeta)$/;
const UPLOADS = '/wp-content/uploads/';

const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  htmlEntities: true,
  isArray: (name) => LISTS.test(name),
});

const readMeta = (item: Item | undefined, name: string) =>
  asText(item?.['wp:postmeta']?.find((one) => one['wp:meta_key'] === name)?.['wp:meta_value']);
const toDate = (moment: unknown) => asText(moment) && `${asText(moment)} UTC`;

/** Whether a file is an export of WordPress. */
export const isWordPress = (xml: string): boolean => xml.includes('<wp:wxr_version>');

/** Reads the posts of an export of WordPress. Comments are other people’s, and stay out. */
export function readWordPress(file: string, xml: string): (Entry | LeftOut)[] {
  const { channel } = (parser.parse(xml) as { rss: { channel: Item } }).rss;
  const [items, authors] = [channel.item ?? [], channel['wp:author'] ?? []] as [Item[], Item[]];
  const uploads = `${asText(channel['wp:base_blog_url'])}${UPLOADS}`;
  const areHere = existsSync(join(dirname(file), UPLOADS));
  const toHere = (html: string) => (areHere ? html.replaceAll(uploads, UPLOADS) : html);
  const pictures = items
    .filter((item) => item['wp:attachment_url'])
    .map((item) => ({
      id: item['wp:post_id'],
      parent: item['wp:post_parent'],
      src: toHere(asText(item['wp:attachment_url'])),
      alt: readMeta(item, '_wp_attachment_image_alt'),
    }));

  // The first of each counts.
  const picturesById = new Map(pictures.toReversed().map((one) => [one.id, one]));
  const authorsByLogin = new Map(authors.toReversed().map((one) => [one['wp:author_login'], one]));
  const picturesByPost = new Map<unknown, typeof pictures>();
  for (const one of pictures) {
    const others = picturesByPost.get(one.parent);
    if (others) others.push(one);
    else picturesByPost.set(one.parent, [one]);
  }

  function readItem(item: Item): Entry | LeftOut {
    const { title, category: tags = [], link, 'wp:post_id': id, 'wp:post_type': type } = item;
    const content = asText(item['content:encoded']);
    const leave = (reason: string) => ({ file, title: asText(title), reason, isBroken: false });
    if (type !== 'post' && type !== 'page') return leave(`it is a “${asText(type)}” and no post`);
    if (FOR_MEMBERS.test(content)) return leave('parts of it may not be for everyone');
    const author = authorsByLogin.get(item['dc:creator']);
    const cover = picturesById.get(readMeta(item, '_thumbnail_id'));
    const data = {
      title,
      type,
      url: asText(link),
      status: item['wp:status'],
      password: item['wp:post_password'],
      access: readMeta(item, '_jetpack_newsletter_access'),
      author: author?.['wp:author_display_name'],
      description: item['excerpt:encoded'],
      date: toDate(item['wp:post_date_gmt']),
      lastmod: toDate(item['wp:post_modified_gmt']),
      tags: tags.filter((one) => one['@_nicename'] !== 'uncategorized').map((one) => one['#text']),
      cover_image: cover?.src,
      cover_alt: cover?.alt,
    };
    const own = picturesByPost.get(id) ?? [];
    const body = readShortcodes(toHere(content), { all: picturesById, own });
    return { file, key: asText(id), data, body, format: 'html' };
  }

  return items.filter((item) => !NO_POST.test(asText(item['wp:post_type']))).map(readItem);
}
