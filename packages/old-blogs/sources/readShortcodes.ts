// Makes HTML of what posts of WordPress have besides: shortcodes, and new lines in the place of paragraphs.
import { isShortcode, readArguments, readShortcode, replaceShortcodes } from '#foreign-markdown';
import { escapeHtml } from './escapeHtml';
import { listNotes, type Note } from './readNotes';

/** A picture of the library. Its caption is HTML. */
export interface Picture {
  id: unknown;
  src: string;
  alt: string;
  caption: string;
}

const PARAGRAPHS = /\n\s*\n([^\S\n]*)(?=(<\/?(?:li|[uo]l|t\w+)\b)?)/g;
const DOUBLED = /\[(\[\/?([a-z][\w-]{0,40})[^\][\n]{0,200}\])\]/gi;
const PRE = /(<pre(?:(?!<pre)[^])*?<\/pre>)/i;

// What plugins call a footnote that stands in the text.
const NOTE = /^(?:efn_note|footnote|ref|mfn|fn)$/;

const LOOK = /^&(?:amp;|#038;)?(?:s|fg|bg)=-?\w+$/;

/** A formula without its size and colours, which it ends with. */
function withoutLook(tex: string): string {
  let plain = tex.trimEnd();
  let hasLook = false;
  for (;;) {
    const at = plain.lastIndexOf('&');
    if (at < 0 || !LOOK.test(plain.slice(at))) return hasLook ? plain : tex;
    plain = plain.slice(0, at);
    hasLook = true;
  }
}

/** A formula as HTML. With an angle bracket it is as it was written; without, an editor may have escaped it. Its size and colours stay out. */
const toFormula = (tex: string) => {
  const plain = withoutLook(tex);
  return `<span class="language-math">${/[<>]/.test(plain) ? escapeHtml(plain) : plain}</span>`;
};
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
    const { ids: listed, include = listed } = readArguments(source).named;
    const ids = include?.split(/[\s,]+/);
    const pictures = ids?.map((id) => all.get(id)) ?? own;
    const shown = pictures
      .map(
        (picture) =>
          picture &&
          (picture.caption ? toFigure(toImage(picture), picture.caption) : toImage(picture)),
      )
      .join('');
    // Named, as no picture of it is in the export.
    return shown || `<p>{{ gallery${source} }}</p>`;
  };
  const notes: Note[] = [];
  const plain = replaceShortcodes(
    html.replaceAll(/\$latex\s([^$]{1,1000})\$/g, (_, tex: string) => toFormula(tex)),
    (shortcode) => {
      if (shortcode.name === 'gallery') return toGallery(shortcode.source);
      if (NOTE.test(shortcode.name) && shortcode.inside !== undefined) {
        const id = `shortcode-note-${notes.length + 1}`;
        notes.push({ id, content: shortcode.inside });
        return `<sup id="${id}-link"><a href="#${id}">${notes.length}</a></sup>`;
      }
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
          return meaning.addresses
            .map((address) => `<p><a href="${address}">${address}</a></p>`)
            .join('');
        default:
          return undefined;
      }
    },
  );
  // In double brackets, it is shown as it is written.
  const single = plain.replaceAll(DOUBLED, (whole, inner: string, name: string) =>
    isShortcode(name.toLowerCase()) ? inner : whole,
  );
  // Blocks of newer versions say where their paragraphs begin.
  if (single.includes('<!-- wp:')) return single + listNotes(notes);
  const addParagraphs = (part: string) =>
    part.replaceAll(PARAGRAPHS, (gap, space: string, tag?: string) =>
      tag ? gap : `\n<p>${space}`,
    );
  const flow = single.split(PRE).map((part, i) => (i % 2 ? part : addParagraphs(part)));
  return `<div style="white-space: pre-line">${flow.join('')}</div>${listNotes(notes)}`;
}
