// What a post can't show, such as a video: its address stays, as a link.
import type { Link, Nodes } from 'mdast';
import { decodePercent } from './addresses/decodePercent';
import { textNode } from './flow';

const SERVICES: Record<string, string> = {
  youtube: 'https://www.youtube.com/watch?v=',
  vimeo: 'https://vimeo.com/',
  gist: 'https://gist.github.com/',
  github: 'https://github.com/',
  tweet: 'https://x.com/i/status/',
  twitter: 'https://x.com/i/status/',
  x: 'https://x.com/i/status/',
  instagram: 'https://www.instagram.com/p/',
  codepen: 'https://codepen.io/',
  twitch: 'https://www.twitch.tv/videos/',
  bilibili: 'https://www.bilibili.com/video/',
};

/** The end of the name of a picture's file. */
export const PICTURE = /\.(?:avif|bmp|gif|jpe?g|png|svg|webp)$/i;

const WEB = /^(?:https?:)?\/\/\S+$/i;
const toWeb = (address: string) => address.replace(/^\/\//, 'https://');

export const linkTo = (url: string, words = ''): Link => ({
  type: 'link',
  url,
  children: [textNode(words.trim() || url)],
});

/** Finds the address that a component, a shortcode or a directive embeds, by its name and values. */
export function findAddress(
  name: string,
  named: Record<string, string | null | undefined>,
  values: string[] = [],
): string | undefined {
  const stated = [named.src, named.url, named.href, named.link, ...values];
  const web = stated.find((value) => value && WEB.test(value));
  if (web) return toWeb(web);
  const service = name.toLowerCase().replaceAll(/[^a-z]|lite|embed(?:ded)?|player|video/g, '');
  const prefix = SERVICES[service];
  const id = named.id ?? named.videoId ?? named.videoid ?? values.join('/');
  return prefix && id ? prefix + id : undefined;
}

/** Reads an element that embeds another page or a film; undefined if it is no such element. */
export function findEmbedded(element: Element): Nodes[] | undefined {
  if (!/^(X-FRAME|VIDEO|AUDIO|EMBED|OBJECT)$/.test(element.tagName)) return undefined;
  // Zenn has the page that a card shows in an attribute.
  const shown = decodePercent(element.getAttribute('data-content') ?? '');
  if (/^https?:\/\/\S+$/i.test(shown)) return [linkTo(shown), textNode(' ')];
  const own = element.getAttribute('src') ?? element.getAttribute('data');
  const address = own ?? element.querySelector('source')?.getAttribute('src') ?? '';
  const url = toWeb(address);
  // An address of the old site is kept too.
  if (!url || /^(?!https?:)[a-z]+:/i.test(url)) return [];
  return [linkTo(url, element.getAttribute('title') ?? ''), textNode(' ')];
}
