// The shortcodes of WordPress, which also stand in the Markdown of blogs that have moved from there.
import { findAddress } from '../embedded';
import { openCode } from './positions';
import { readArguments, toFence } from './templateTags';

const START = /\[([a-z][\w-]*)\b/gi;
const END = /\[\/([a-z][\w-]*)\]/gi;
const EMBEDS = /^(?:embed|audio|video|playlist|youtube|vimeo|gist|tweet|instagram|soundcloud)$/;
const WEB = /^[\s=:]*(https?:[^\s|]+)(?:\|\S*)?\s*$/;
const CAPTIONED =
  /^([^]*?(?:<img[^<>]*>(?:\s*<\/a>)?|!\[[^\][]*\]\([^()]*\)(?:\]\([^()]*\))?))([^]*)$/;
const IMAGE = /^(\s*\[?!\[[^\][]*\]\([^()"\s]*)(\)(?:\]\([^()]*\))?)\s*$/;

// What SyntaxHighlighter calls each language; latex is a formula.
const LANGUAGES = new Set(
  `actionscript3 apache applescript arduino as3 bash bat c c-sharp cf clj clojure coldfusion cpp csharp css delphi diff erl
  erlang fsharp go golang groovy haskell html ini java javafx javascript jfx jscript js json kotlin less lua markdown matlab
  matlabkey mysql nginx obj-c objc pas pascal patch perl php pl plain plist powershell ps ps1 py python r rails rb rebol ror
  ruby rust sass scala scss sh shell splus sql swift tcl tex text ts typescript vb vbnet xhtml xml xslt yaml yml`.split(
    /\s+/,
  ),
);
// Also of Crayon, Enlighter, GeSHi and CodeColorer, such as [cc lang="php"] and [cc_php].
const CODE = /^(?:sourcecode|code|codesyntax|crayon|enlighter|geshi|cc[inlwb]*)$/;
const NO_LANGUAGE = /^(?:plain|text)$/;

/** Whether WordPress or one of its usual plugins has a shortcode of this name. */
export const isShortcode = (name: string): boolean =>
  LANGUAGES.has(name) ||
  [CODE, EMBEDS, /caption$|^(?:gallery|latex)$/].some((names) => names.test(name));

/** A shortcode: `inside` is what stands between it and its end. */
interface Shortcode {
  whole: string;
  name: string;
  source: string;
  inside?: string;
}

/** What a shortcode means. */
type Meaning =
  | { kind: 'code'; language: string; title?: string; marked?: string; code: string }
  | { kind: 'caption'; picture: string; words: string }
  | { kind: 'formula'; tex: string }
  | { kind: 'links'; addresses: string[] };

/** Replaces shortcodes, with what is between them and their ends, but for those at places that `findCodeEnd` knows. Those without a replacement stay, and what is in them is replaced. Each part of the text is searched once. */
export function replaceShortcodes(
  text: string,
  replace: (shortcode: Shortcode, index: number) => string | undefined,
  findCodeEnd: (at: number) => number | undefined = () => undefined,
): string {
  // Where each name has ends, the first one last.
  const ends = new Map<string, number[]>();
  for (const { 1: name, index } of [...text.matchAll(END)].reverse())
    ends
      .set(name!, ends.get(name!) ?? [])
      .get(name!)!
      .push(index);
  const parts: string[] = [];
  let last = 0;
  for (const { 0: start, 1: name = '', index } of text.matchAll(START)) {
    if (index < last || findCodeEnd(index) !== undefined) continue;
    const sourceEnd = text.indexOf(']', index);
    if (sourceEnd < 0) break;
    const own = ends.get(name) ?? [];
    while (own.length > 0 && own.at(-1)! <= sourceEnd) own.pop();
    const insideEnd = own.at(-1);
    const end = insideEnd === undefined ? sourceEnd + 1 : insideEnd + `[/${name}]`.length;
    const source = text.slice(index + start.length, sourceEnd);
    const inside = insideEnd === undefined ? undefined : text.slice(sourceEnd + 1, insideEnd);
    const whole = text.slice(index, end);
    const replaced = replace({ whole, name, source, inside }, index);
    if (replaced === undefined) continue;
    // In double brackets, it is shown as it is written.
    const isEscaped = text[index - 1] === '[' && text[end] === ']' && index > last;
    parts.push(text.slice(last, isEscaped ? index - 1 : index), isEscaped ? whole : replaced);
    last = isEscaped ? end + 1 : end;
  }
  return parts.join('') + text.slice(last);
}

/** Finds the language that the name of a shortcode for code states; undefined if it is for something else. */
function findLanguage(name: string, named: Record<string, string>): string | undefined {
  const [, inName = ''] = /^cc[a-z]*_(\w+)$/.exec(name) ?? [];
  const isCode = CODE.test(name) || inName !== '';
  if (!isCode && !LANGUAGES.has(name)) return undefined;
  const language = isCode ? (named.lang ?? named.language ?? inName) : name;
  return NO_LANGUAGE.test(language) ? '' : language;
}

/** Reads a shortcode that every program may leave: code, a caption or an embed; undefined for others. */
export function readShortcode({ name: written, source, inside }: Shortcode): Meaning | undefined {
  const name = written.toLowerCase();
  const { named, values } = readArguments(source);
  if (inside !== undefined) {
    const language = findLanguage(name, named);
    if (language !== undefined)
      return { kind: 'code', language, title: named.title, marked: named.highlight, code: inside };
    if (name === 'latex') return { kind: 'formula', tex: inside };
    if (name.endsWith('caption')) {
      const [, picture = '', words = ''] = CAPTIONED.exec(inside) ?? [];
      // What has no picture is all words.
      return { kind: 'caption', picture, words: named.caption ?? (picture ? words : inside) };
    }
  }
  if (EMBEDS.test(name)) {
    const { poster, ...files } = named;
    const stated = [source, inside ?? '', ...Object.values(files)];
    const [, address] = stated.map((text) => WEB.exec(text)).find(Boolean) ?? [];
    // The old [audio:…] has several, between commas.
    if (address) return { kind: 'links', addresses: address.split(/,(?=https?:)/) };
  }
  const address = inside?.trim() ? undefined : findAddress(name, named, values);
  return address ? { kind: 'links', addresses: [address] } : undefined;
}

const MAY_MATCH = new RegExp(`\\[/[a-z]|\\[${EMBEDS.source.slice(1, -1)}[\\s=:]`, 'i');

/** The lines of a caption in Markdown: below its picture, or as its title. */
function writeCaption({ picture, words }: Extract<Meaning, { kind: 'caption' }>): string {
  const caption = words.trim().replaceAll(/(?<!\s)\s*\n\s*/g, ' ');
  if (!caption) return picture.trim();
  const [, start, end] = IMAGE.exec(picture) ?? [];
  if (start && !/[<*_`[\]&]/.test(caption))
    return `${start.trim()} "${caption.replaceAll(/["\\]/g, '\\$&')}"${end}`;
  return picture.includes('<img')
    ? `<figure>${picture.trim()}<figcaption>${caption}</figcaption></figure>`
    : `${picture.trim()}\n\n${caption}`;
}

/** What a shortcode becomes in Markdown; undefined if it stays. */
function toMarkdown(shortcode: Shortcode): string | undefined {
  // Without an end or a web address, it may be a link of Markdown, or words.
  if (shortcode.inside === undefined && !WEB.test(shortcode.source)) return undefined;
  const meaning = readShortcode(shortcode);
  switch (meaning?.kind) {
    case 'links':
      return meaning.addresses.map((address) => `<${address}>`).join(' ');
    case 'caption':
      return writeCaption(meaning);
    case 'formula':
      return `$${meaning.tex.trim()}$`;
    case 'code': {
      const { language, title, marked = '', code } = meaning;
      const block = code.includes('\n') ? code : `\n${code}\n`;
      return toFence(language, block, `highlight="${marked}"`, title);
    }
    default:
      return undefined;
  }
}

/** Replaces the shortcodes of WordPress in Markdown, outside its code. Others stay. */
export function replaceInMarkdown(source: string): string {
  if (!MAY_MATCH.test(source)) return source;
  const replace = (shortcode: Shortcode, index: number) => {
    const { whole, inside } = shortcode;
    // What stands after it makes a link of Markdown of it, or the address of one.
    const isLink = /^[(:]/.test(inside ?? '') || /^[(:]/.test(source.charAt(index + whole.length));
    return isLink || source[index - 1] === '\\' ? undefined : toMarkdown(shortcode);
  };
  return replaceShortcodes(source, replace, openCode(source));
}
