// Makes HTML of what posts of WordPress have besides: shortcodes, and new lines in the place of paragraphs.
import { findAddress, readArguments } from '#foreign-markdown';
import { escapeHtml } from './escapeHtml';

interface Picture {
  id: unknown;
  src: string;
  alt: string;
}

const START = /\[([a-z][\w-]*)\b/g;
const END = /\[\/([a-z][\w-]*)\]/g;
const CAPTIONED = /^([^]*?<img[^<>]*>(?:\s*<\/a>)?)([^]*)$/;
const EMBEDS = /^(?:embed|audio|video|playlist|youtube|vimeo|gist|tweet|instagram|soundcloud)$/;
const WEB = /^[\s=]*(https?:\S+)\s*$/;
const PARAGRAPHS = /\n\s*\n([^\S\n]*)(?=(<\/?(?:li|[uo]l|t\w+)\b)?)/g;
const PRE = /(<pre(?:(?!<pre)[^])*?<\/pre>)/i;

const toFormula = (tex: string) => `<span class="language-math">${tex}</span>`;

type Replace = (whole: string, name: string, source: string, inside?: string) => string;

function toPre(named: Record<string, string>, inside: string): string {
  const labels = [
    ['language', named.lang ?? named.language],
    ['title', named.title],
    ['mark', named.highlight],
  ].map(([name, value]) => (value ? ` data-${name}="${escapeHtml(value)}"` : ''));
  return `<pre${labels.join('')}>${inside}</pre>`;
}

/** Replaces shortcodes, with what is between them and their ends. Each part of the text is searched once. */
function replaceShortcodes(html: string, replace: Replace): string {
  // Where each name has ends, the first one last.
  const ends = new Map<string, number[]>();
  for (const { 1: name, index } of [...html.matchAll(END)].reverse())
    ends
      .set(name!, ends.get(name!) ?? [])
      .get(name!)!
      .push(index);
  const parts: string[] = [];
  let last = 0;
  for (const { 0: start, 1: name = '', index } of html.matchAll(START)) {
    if (index < last) continue;
    const sourceEnd = html.indexOf(']', index);
    if (sourceEnd < 0) break;
    const own = ends.get(name) ?? [];
    while (own.length > 0 && own.at(-1)! <= sourceEnd) own.pop();
    const insideEnd = own.at(-1);
    const end = insideEnd === undefined ? sourceEnd + 1 : insideEnd + `[/${name}]`.length;
    const source = html.slice(index + start.length, sourceEnd);
    const inside = insideEnd === undefined ? undefined : html.slice(sourceEnd + 1, insideEnd);
    parts.push(html.slice(last, index), replace(html.slice(index, end), name, source, inside));
    last = end;
  }
  return parts.join('') + html.slice(last);
}

/** Makes HTML of a post. Its galleries have the pictures that they name, or else its own. */
export function readShortcodes(
  html: string,
  { all, own }: { all: ReadonlyMap<unknown, Picture>; own: Picture[] },
) {
  const replace: Replace = (whole, name, source, inside = '') => {
    const { named, values } = readArguments(source);
    if (name.endsWith('caption')) {
      const [, image = '', words = ''] = CAPTIONED.exec(inside) ?? [];
      return `<figure>${image}<figcaption>${named.caption ?? words}</figcaption></figure>`;
    }
    if (name === 'gallery') {
      const ids = named.ids?.split(/[\s,]+/);
      const shown = ids?.map((id) => all.get(id)) ?? own;
      return shown
        .map((one) => one && `<img src="${one.src}" alt="${escapeHtml(one.alt)}">`)
        .join('');
    }
    if (/^(?:source)?code$/.test(name)) return toPre(named, inside);
    if (name === 'latex') return toFormula(inside);
    const stated = EMBEDS.test(name) ? (WEB.exec(source) ?? WEB.exec(inside))?.[1] : undefined;
    const address = stated ?? (inside.trim() ? undefined : findAddress(name, named, values));
    return address ? `<p><a href="${address}">${address}</a></p>` : whole;
  };
  const plain = replaceShortcodes(
    html.replaceAll(/\$latex\s([^$]{1,1000})\$/g, (_, tex: string) => toFormula(tex)),
    replace,
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
