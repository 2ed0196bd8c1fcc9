// What the front matter of a post has besides: addresses, pictures and words that nothing of the post shows.
import { asText, toPlainFields, toPlainText } from '#foreign-markdown';
import { type Entry, firstText } from './entry';
import { parseDate } from './parseDate';
import type { OldPost } from './readPost';

// What names the post, when it changed, and what it is filed under is read elsewhere.
const READ =
  /^(?:permalink|url|path|slug|aliases|redirectfrom|shortlink|tags?|categor(?:y|ies)|password|id|guid|uuid)$/;
const PICTURES = /^(?:photos?|gallery|galleries|images|pictures?)$/;
const LINKS = /^(?:(?:external|link|video|audio)?(?:link|url)|video|audio|youtube|vimeo)$/;
const PICTURE = /\.(?:avif|bmp|gif|jpe?g|png|svg|webp)$/i;
const ADDRESS = /^(?:https?:)?\/\/[^\s]+$|\.(?:m4a|mov|mp[34]|og[ag]|pdf|webm)$/i;
const WITHOUT_SPACES = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]{4}/u;
const isPicture = (text: string) => PICTURE.test(text.split(/[?#]/, 1)[0]!);
const isAddress = (text: string) => ADDRESS.test(text) && !/\s/.test(text);
const hasWords = (text: string) =>
  WITHOUT_SPACES.test(text) || text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length > 1;
// A single word of these is for readers, too.
const FOR_READERS = /title|tagline|caption|lead|intro|quote/;

interface Field {
  /** The names of the field and of those that it is in, without the numbers of lists. */
  names: string[];
  text: string;
  /** The words for a picture. */
  alt: string;
}

function listTexts(value: unknown, names: string[], alt = ''): Field[] {
  if (value instanceof Date || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => listTexts(item, names, alt));
  if (typeof value !== 'object') {
    const text = typeof value === 'string' ? value.trim() : '';
    return text ? [{ names, text, alt }] : [];
  }
  // The title of the post is not that of its pictures.
  const words =
    names.length > 0 ? firstText(value as Entry['data'], 'alt', 'caption', 'title') : '';
  return Object.entries(value).flatMap(([name, field]: [string, unknown]) =>
    listTexts(field, [...names, name], words),
  );
}

const encode = (address: string) =>
  address.replaceAll(/[\s()<>"]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
const escape = (text: string) =>
  text.replaceAll(/[[\]\\<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Adds to the words of a post the link that it is about and its pictures, which only its front matter has. Names what else that has for readers. */
export function addUnread(post: OldPost): { body: string; lines?: number; notes: string[] } {
  const { lines, format, title, author, summary, series, cover, canonical, body } = post;
  // What an export has in its fields is its program's.
  if (lines === undefined) return { body, notes: [] };
  let shown = [title, author, summary, series, cover.url, cover.alt, canonical, body].join('\n');
  const isShown = (text: string) =>
    shown.includes(text) || shown.includes(encode(text)) || shown.includes(toPlainText(text));
  const fields = listTexts(toPlainFields(post.data), []).filter(
    ({ names, text }) => !READ.test(names[0]!) && !isShown(text),
  );
  const [before, after]: string[][] = [[], []];
  for (const { names, text, alt } of fields) {
    const isHtml = format === 'html';
    const address = encode(text);
    if (isShown(text)) continue;
    if (PICTURES.test(names[0]!) && isPicture(text))
      after!.push(
        isHtml
          ? `<p><img src="${address}" alt="${escape(alt)}"></p>`
          : `![${escape(alt)}](${address})`,
      );
    else if (LINKS.test(names[0]!) && isAddress(text))
      before!.push(
        isHtml ? `<p><a href="${address}">${address}</a></p>` : `[${address}](${address})`,
      );
    else continue;
    shown += `\n${text}\n${alt}`;
  }
  const others = fields.filter(
    ({ names, text }) =>
      !isShown(text) &&
      !parseDate(text) &&
      (isPicture(text) || isAddress(text) || hasWords(text) || FOR_READERS.test(names.at(-1)!)),
  );
  const head = before!.map((line) => `${line}\n\n`).join('');
  return {
    body: head + [body, ...after!].join('\n\n'),
    lines: lines - 2 * before!.length,
    notes: others.map(
      ({ names, text }) =>
        `its field ${names.join('.')} is left out: ${asText(text).slice(0, 100)}`,
    ),
  };
}
