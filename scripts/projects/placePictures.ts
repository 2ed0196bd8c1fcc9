import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { MAX_SIDE, toPictureAddress } from '../../src/post/picture.ts';
import { measure, PHOTO_PATH, type PhotoFile, READABLE, readImage } from '../content/findPhoto.ts';

/** A picture as a page shows it. */
export interface PlacedPicture {
  src: string;
  width: number;
  height: number;
}

/** Plans the file of a whole picture, which is as small as those of posts. Throws an error if it can’t be read. */
export function planWhole(source: string): PlacedPicture & { file: PhotoFile; hash: string } {
  const bytes = readImage(source);
  const { format, whole } = measure(bytes);
  if (!READABLE.includes(format)) throw new Error(format);
  const scale = Math.min(1, MAX_SIDE / Math.max(whole.width, whole.height));
  const [width, height] = [whole.width, whole.height].map((side) => Math.round(side * scale) || 1);
  const size = { width: width!, height: height! };
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const name = PHOTO_PATH + hash.slice(0, 8);
  const isSvg = format === 'svg';
  const src = isSvg ? `${name}.svg` : `${name}-${size.width}.webp`;
  return { src, ...size, hash, file: { path: src, source, ...(isSvg ? {} : { size }) } };
}

const FENCE = /^ {0,3}(?:```|~~~)/;
const IMAGE = /`[^`]*`|!\[([^\][]*)\]\(([^\s()]+)((?: (?:"[^"]*"|'[^']*'))?)\)/g;

/** Gives each picture beside a file an address that the parser of posts knows. Warns of those that are missing, in whose place their words stand. */
export function placePictures(text: string, folder: string, file: string, warnings: string[]) {
  const pictures: Record<string, PlacedPicture> = {};
  const photoFiles: PhotoFile[] = [];
  const place = (whole: string, alt: string, address?: string, title = '') => {
    if (!address || /^(?:\w+:|\/)/.test(address)) return whole;
    const name = decodeURI(address.replace(/^\.\//, ''));
    try {
      const { hash, file: photo, ...picture } = planWhole(`${folder}/${name}`);
      pictures[toPictureAddress(hash, picture)] = picture;
      photoFiles.push(photo);
      return `![${alt}](${toPictureAddress(hash, picture)}${title})`;
    } catch {
      const what = existsSync(`${folder}/${name}`) ? 'can’t be read' : 'is missing';
      warnings.push(`${file}: the picture ${name} ${what}. The page has its words instead.`);
      return alt;
    }
  };
  let isCode = false;
  const lines = text.split('\n').map((line) => {
    if (FENCE.test(line)) isCode = !isCode;
    return isCode ? line : line.replace(IMAGE, place);
  });
  return { text: lines.join('\n'), pictures, photoFiles };
}
