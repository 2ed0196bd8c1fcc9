// Makes HTML of what posts of WordPress have besides: shortcodes, and new lines in the place of paragraphs.
import { findAddress } from '../../../src/converting/html/embedded';
import { readArguments } from '../../../src/converting/templateTags';
import { escapeXml } from '../../feeds/xml';

interface Picture {
  id: unknown;
  src: string;
  alt: string;
}

const SHORTCODE = /\[([a-z][\w-]*)\b([^\]]*)\](?:([^]*?)\[\/\1\])?/g;
const CAPTIONED = /^([^]*?<img[^>]*>(?:\s*<\/a>)?)([^]*)$/;
const EMBEDS = /^(?:embed|audio|video|playlist|youtube|vimeo|gist|tweet|instagram|soundcloud)$/;
const WEB = /^[\s=]*(https?:\S+)\s*$/;
const PARAGRAPHS = /\n\s*\n(?!\s*<\/?(?:li|[uo]l|t\w+)\b)/g;

const toFormula = (tex: string) => `<span class="language-math">${tex}</span>`;

/** Makes HTML of a post. Its galleries have the pictures that they name, or else its own. */
export function readShortcodes(html: string, { all, own }: { all: Picture[]; own: Picture[] }) {
  const replace = (whole: string, name: string, source: string, inside = ''): string => {
    const { named, values } = readArguments(source);
    if (name.endsWith('caption')) {
      const [, image = '', words = ''] = CAPTIONED.exec(inside) ?? [];
      return `<figure>${image}<figcaption>${named.caption ?? words}</figcaption></figure>`;
    }
    if (name === 'gallery') {
      const ids = named.ids?.split(/[\s,]+/);
      const shown = ids?.map((id) => all.find((one) => one.id === id)) ?? own;
      return shown
        .map((one) => one && `<img src="${one.src}" alt="${escapeXml(one.alt)}">`)
        .join('');
    }
    if (/^(?:source)?code$/.test(name))
      return `<pre data-language="${named.lang ?? named.language ?? ''}">${inside}</pre>`;
    if (name === 'latex') return toFormula(inside);
    const stated = EMBEDS.test(name) ? (WEB.exec(source) ?? WEB.exec(inside))?.[1] : undefined;
    const address = stated ?? (inside.trim() ? undefined : findAddress(name, named, values));
    return address ? `<p><a href="${address}">${address}</a></p>` : whole;
  };
  const plain = html
    .replaceAll(/\$latex\s([^$]{1,1000})\$/g, (_, tex: string) => toFormula(tex))
    .replaceAll(SHORTCODE, replace);
  // Blocks of newer versions say where their paragraphs begin.
  if (plain.includes('<!-- wp:')) return plain;
  const parts = plain.split(/(<pre[^]*?<\/pre>)/i);
  const flow = parts.map((part, i) => (i % 2 ? part : part.replaceAll(PARAGRAPHS, '\n<p>')));
  return `<div style="white-space: pre-line">${flow.join('')}</div>`;
}
