// Makes HTML of what posts of WordPress have besides: shortcodes, and new lines in the place of paragraphs.
import { readArguments, readShortcode, replaceShortcodes } from '#foreign-markdown';
import { escapeHtml } from './escapeHtml';

/** A picture of the library. Its caption is HTML. */
export interface Picture {
  id: unknown;
  src: string;
  alt: string;
  caption: string;
}

const PARAGRAPHS = /\n\s*\n([^\S\n]*)(?=(<\/?(?:li|[uo]l|t\w+)\b)?)/g;
const PRE = /(<pre(?:(?!<pre)[^])*?<\/pre>)/i;

const toFormula = (tex: string) => `<span class="language-math">${tex}</span>`;
const toFigure = (picture: string, words: string) =>
  `<figure>${picture}<figcaption>${words}</figcaption></figure>`;
const toImage = ({ src, alt }: Picture) =>
  `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}">`;

/** Code as HTML. With angle brackets it is as it was written; without, an editor may have escaped it and its lines. */
function toCode(code: string): string {
  const lines = code.includes('\n') ? code : code.replaceAll(/<br\s*\/?>/gi, '\n');
  return /[<>]/.test(lines) ? escapeHtml(lines) : lines;
}

function toPre(labels: Record<string, string | undefined>, code: string): string {
  const stated = Object.entries(labels).map(([name, value]) =>
    value ? ` data-${name}="${escapeHtml(value)}"` : '',
  );
  return `<pre${stated.join('')}>${toCode(code)}</pre>`;
}

/** Makes HTML of a post. Its galleries have the pictures that they name, or else its own. */
export function readShortcodes(
  html: string,
  { all, own }: { all: ReadonlyMap<unknown, Picture>; own: Picture[] },
) {
  const toGallery = (source: string) => {
    const ids = readArguments(source).named.ids?.split(/[\s,]+/);
    const pictures = ids?.map((id) => all.get(id)) ?? own;
    return pictures
      .map((one) => one && (one.caption ? toFigure(toImage(one), one.caption) : toImage(one)))
      .join('');
  };
  const plain = replaceShortcodes(
    html.replaceAll(/\$latex\s([^$]{1,1000})\$/g, (_, tex: string) => toFormula(tex)),
    (shortcode) => {
      if (shortcode.name === 'gallery') return toGallery(shortcode.source);
      const meaning = readShortcode(shortcode);
      switch (meaning?.kind) {
        case 'code': {
          const { language, title, marked: mark, code } = meaning;
          return toPre({ language, title, mark }, code);
        }
        case 'caption':
          return toFigure(meaning.picture, meaning.words);
        case 'formula':
          return toFormula(meaning.tex);
        case 'links':
          return meaning.addresses.map((one) => `<p><a href="${one}">${one}</a></p>`).join('');
        default:
          return undefined;
      }
    },
  );
  // Blocks of newer versions say where their paragraphs begin.
  if (plain.includes('<!-- wp:')) return plain;
  const addParagraphs = (part: string) =>
    part.replaceAll(PARAGRAPHS, (gap, space: string, tag?: string) =>
      tag ? gap : `\n<p>${space}`,
    );
  const flow = plain.split(PRE).map((part, i) => (i % 2 ? part : addParagraphs(part)));
  return `<div style="white-space: pre-line">${flow.join('')}</div>`;
}
