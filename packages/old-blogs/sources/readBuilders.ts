// Page builders of WordPress (Divi, WPBakery, Avada, Enfold) put shortcodes around the words of a post, and some words into them.
import { readArguments } from '#foreign-markdown';
import { escapeHtml } from './escapeHtml';
import type { Picture } from './readShortcodes';

const NAME = '(?:et_pb|vc|fusion|av|kc|tatsu|nectar)_\\w+\\b';
// A post about a builder has its shortcodes further down.
const IS_BUILT = new RegExp(`^\\s*(?:<!--[^<>]*-->\\s*|<p>\\s*)*\\[${NAME}`);
const TAG = new RegExp(`\\[(/?)${NAME}((?:[^\\[\\]"']|"[^"[]*"|'[^'[]*')*)\\]`, 'g');
const RAW = /\[vc_raw_html[^\][]*\]([\w+/=\s]*)\[\/vc_raw_html\]/g;
const TEXTS = [
  'title',
  'heading',
  'subhead',
  'text',
  'quote',
  'author',
  'job_title',
  'company_name',
];

/** What Divi writes in the place of quotes and brackets. */
const decode = (text: string) =>
  text.replaceAll('%22', '"').replaceAll('%91', '[').replaceAll('%93', ']');

function decodeRaw(source: string): string {
  try {
    return decodeURIComponent(Buffer.from(source, 'base64').toString());
  } catch {
    // Not all of it was encoded.
    return Buffer.from(source, 'base64').toString();
  }
}

/** The words and the picture that a shortcode has in itself, as HTML. */
function readOwnWords(source: string, pictures: ReadonlyMap<unknown, Picture>): string {
  const { named } = readArguments(source);
  const { src = pictures.get(named.image)?.src, alt = pictures.get(named.image)?.alt } = named;
  const words = TEXTS.flatMap((name) => named[name] ?? []).map(decode);
  const { button_text: label = '', button_url: url = named.url ?? '' } = named;
  return [
    src && `<img src="${escapeHtml(src)}" alt="${escapeHtml(decode(alt ?? ''))}">`,
    ...words.map((text) => `<p>${text}</p>`),
    label && `<p><a href="${escapeHtml(url)}">${decode(label)}</a></p>`,
  ]
    .filter(Boolean)
    .join('');
}

/** Makes HTML of a post that a page builder has made. Another stays as it is. */
export function readBuilders(html: string, pictures: ReadonlyMap<unknown, Picture>): string {
  if (!IS_BUILT.test(html)) return html;
  return html
    .replaceAll(RAW, (_, source: string) => decodeRaw(source))
    .replaceAll(TAG, (_, isEnd: string, source: string) => {
      const words = isEnd ? '' : readOwnWords(source, pictures);
      return `\n\n${words}${words && '\n\n'}`;
    });
}
