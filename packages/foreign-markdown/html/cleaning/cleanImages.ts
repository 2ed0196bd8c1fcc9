import { PICTURE } from '../../embedded';
import { EMOJI } from '../signs';

const PICTOGRAPH = /^\p{Extended_Pictographic}/u;

// Pictures of posts, which have their size in their address.
const OWN = /^\/pictures\/[0-9a-f]{32}\.webp$|^\/images\//;

/** The address that a picture of a post has in its Markdown; undefined for others. */
function findOwn(image: HTMLImageElement, src: string): string | undefined {
  const origin = globalThis.location?.origin ?? '';
  const path = origin && src.startsWith(`${origin}/`) ? src.slice(origin.length) : src;
  if (!OWN.test(path)) return undefined;
  const size = [image.getAttribute('width'), image.getAttribute('height')];
  return path.startsWith('/images/') ? path : `${path}#${size.join('x')}`;
}

const LAZY = ['data-src', 'data-lazy-src', 'data-original', 'data-orig-file'];

/** The address of a picture, which may have another in its place until it is scrolled into sight. */
function showLazy(image: Element): string {
  const src = image.getAttribute('src') ?? '';
  const later = LAZY.map((name) => image.getAttribute(name)).find(Boolean);
  if (!later || (src && !src.startsWith('data:'))) return src;
  image.setAttribute('src', later);
  return later;
}

/** Replaces pictures of emojis by their characters. Returns how many other pictures are lost. */
export function cleanImages(body: Element, pattern: RegExp): number {
  let lost = 0;
  for (const image of body.querySelectorAll('img')) {
    const alt = image.getAttribute('alt') ?? '';
    const src = showLazy(image);
    const own = findOwn(image, src);
    if (image.matches(EMOJI) || PICTOGRAPH.test(alt)) {
      // Slack has a name in place of the emoji, and its number in the address.
      const codes = /\/([\da-f]{4,5}(?:-[\da-f]{4,5})*)\.\w+$/.exec(src)?.[1]?.split('-') ?? [];
      const letters = codes.map((code) => String.fromCodePoint(parseInt(code, 16))).join('');
      image.replaceWith(/^:.*:$/.test(alt) && letters ? letters : alt);
    } else if (own) image.setAttribute('src', own);
    else if (/notion\.so\/icons\//.test(src)) image.remove();
    else if (!pattern.test(src)) {
      image.replaceWith(alt);
      lost++;
    }
  }
  return lost;
}

// The size of a smaller copy, as WordPress has it.
const SIZE = /-\d{2,5}x\d{2,5}(?=\.\w{3,4}$)/;

// As a lightbox has it below its picture: 1600×900 120 KB.
const FILE_SIZE = /\d ?[×x] ?\d|\d ?[KkMmКМ]i?[BboБ]\b/;

/** Removes lightboxes: the words below a picture that say how large its file is, and the link that opens it. */
export function cleanLightboxes(body: Element): void {
  for (const link of body.querySelectorAll('a[href]:has(img)')) {
    const [image, ...others] = link.querySelectorAll('img');
    const href = link.getAttribute('href')!;
    const isData = FILE_SIZE.test(link.textContent) && !link.querySelector('p, figcaption');
    if (others.length > 0 || !isData) continue;
    if (PICTURE.test(href.replace(/[?#].*/s, ''))) image!.setAttribute('src', href);
    link.replaceWith(image!);
  }
}

/** Removes the links by which pictures lead to their own files, or to larger ones. */
export function cleanPictureLinks(body: Element): void {
  for (const image of body.querySelectorAll('a > img:only-child')) {
    const link = image.parentElement!;
    const [src = '', href = ''] = [image.getAttribute('src'), link.getAttribute('href')].map(
      (address) => address ?? '',
    );
    const isWhole = src.replace(SIZE, '') === href.replace(SIZE, '');
    if (!isWhole || link.textContent.trim() !== '') continue;
    image.setAttribute('src', href);
    link.replaceWith(image);
  }
}

/** Makes the caption of a picture its title, if it is nothing but words. */
export function cleanCaptions(body: Element): void {
  // Of each figure, its only picture.
  const pictures = new Map<Element, Element | undefined>();
  for (const figure of body.querySelectorAll('figure')) {
    const [image, ...others] = figure.querySelectorAll('img, a');
    pictures.set(figure, image?.tagName === 'IMG' && others.length === 0 ? image : undefined);
  }
  // A picture in a gallery may have a caption beside that of the gallery.
  const captioned = new Set<Element>();
  for (const caption of body.querySelectorAll('figcaption')) {
    const figure = caption.closest('figure');
    const image = figure ? pictures.get(figure) : undefined;
    if (!image || caption.contains(image) || captioned.has(image)) continue;
    captioned.add(image);
    image.setAttribute('title', caption.textContent.trim().replaceAll(/\s+/g, ' '));
    caption.remove();
  }
}
