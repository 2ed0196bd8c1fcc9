import type { pictures } from '#words/author/pictures';
import { findPictureIds, PICTURE_ADDRESS } from './picture';

type Words = typeof pictures;

// Neither part can match the beginning of another image, which keeps a hostile text fast.
const IMAGE =
  /!\[((?:\\[^]|[^[\]\\])*)\]\([ \n]*<?([^\s<>()]+)>?(?:[ \n]+"(?:\\[^\n]|[^"\\\n]){0,500}")?[ \n]*\)/g;
const CODE = /^(```|~~~)[^]*?^\1.*$|`[^`\n]*`/gm;
const ID = /([0-9a-f]{8})[0-9a-f]{24}/;

function isFile(path: string): boolean {
  try {
    return decodeURI(path) in __IMAGES__;
  } catch {
    return false;
  }
}

const shorten = (url: string) => url.replace(ID, '$1…');

function findAddressFault(
  url: string,
  alt: string,
  isMissing: (id: string) => boolean,
  words: Words,
) {
  const name = shorten(url);
  if (url.startsWith('/pictures/')) {
    if (!PICTURE_ADDRESS.test(url)) return words.badAddress(name);
    return isMissing(findPictureIds(url)[0]!) && words.notStored(alt.trim());
  }
  if (!url.startsWith('/images/')) return words.foreign(name);
  return !isFile(url) && words.noFile(name);
}

const findAltFault = (url: string, alt: string, words: Words) =>
  !alt.trim() && words.addAlt(shorten(url));

/** Says what is wrong with the images of a paragraph, in a sentence for each. `isMissing` tells about pictures in the database. */
export function findImageFaults(
  text: string,
  isMissing: (id: string) => boolean,
  words: Words,
): string[] {
  if (!text.includes('![')) return [];
  const images = [...text.replaceAll(CODE, '').matchAll(IMAGE)];
  const faults = images.flatMap(([, alt, url]) => [
    findAddressFault(url!, alt!, isMissing, words),
    findAltFault(url!, alt!, words),
  ]);
  return [...new Set(faults)].filter((fault) => fault !== false);
}
