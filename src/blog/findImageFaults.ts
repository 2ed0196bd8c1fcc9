import { findPictureIds, PICTURE_ADDRESS } from './picture';

// Neither part can match the beginning of another image, which keeps a hostile text fast.
const IMAGE =
  /!\[((?:\\[^]|[^[\]\\])*)\]\([ \n]*<?([^\s<>()]+)>?(?:[ \n]+"[^"\n]{0,500}")?[ \n]*\)/g;
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

function findAddressFault(url: string, isMissing: (id: string) => boolean) {
  const name = shorten(url);
  if (url.startsWith('/pictures/')) {
    if (!PICTURE_ADDRESS.test(url))
      return `${name} is shown as text. Its address must end like this: .webp#1600x900`;
    return (
      isMissing(findPictureIds(url)[0]!) && `There is no picture ${name}. Please add it again.`
    );
  }
  if (!url.startsWith('/images/'))
    return `${name} is shown as text. Only pictures of this site are shown: add it with Add picture.`;
  return !isFile(url) && `There is no file ${name}. Correct its name, or use Add picture.`;
}

const findAltFault = (url: string, alt: string) =>
  !alt.trim() && `Add alt text to this image: ![alt text](${shorten(url)})`;

/** Says what is wrong with the images of a paragraph, in a sentence for each. `isMissing` tells about pictures in the database. */
export function findImageFaults(text: string, isMissing: (id: string) => boolean): string[] {
  if (!text.includes('![')) return [];
  const images = [...text.replaceAll(CODE, '').matchAll(IMAGE)];
  const faults = images.flatMap(([, alt, url]) => [
    findAddressFault(url!, isMissing),
    findAltFault(url!, alt!),
  ]);
  return [...new Set(faults)].filter((fault) => fault !== false);
}
