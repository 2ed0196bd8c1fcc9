import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import type { ResumeFields } from './toResume.ts';
import { unreadableFormat } from './unreadableFormat.ts';

/** The photo of the owner: the attributes of its `img`. Width and height are in pixels. */
export interface Photo {
  src: string;
  srcSet?: string;
  sizes?: string;
  alt: string;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

/** A file that the build makes of the photo, cropped to its size. A drawing has none and is copied. */
export interface PhotoFile {
  path: string;
  size?: Size;
}

/** The photo, and what it is made of. */
export interface FoundPhoto {
  photo: Photo | null;
  /** The file that it is in; '' if it is elsewhere. */
  source: string;
  files: PhotoFile[];
}

/** What the paths of the photo's files begin with. */
export const PHOTO_PATH = '/assets/photo-';

const PUBLIC = `${import.meta.dirname}/../../public`;
const WIDTHS = [240, 480];
// As home.css shows it.
const SIZES = '(min-width: 992px) 12.5rem, 6.5rem';
// Width by height, within which a photo stands well in the margin. What is beyond is cut off.
const NARROWEST = 2 / 3;
const WIDEST = 1;
// An image from elsewhere, whose size is not known, is cut to this one by home.css.
const ELSEWHERE = { width: 480, height: 600 };

const NONE: FoundPhoto = { photo: null, source: '', files: [] };
const isDrawing = (file: string) => /\.svg$/i.test(file);

/** The file of the photo: `photo` with any ending beside the resume, else the one in public that the resume names. */
function sourceOf(image: string, folder: string): string {
  const own = readdirSync(folder).find((name) => /^photo\.\w+$/i.test(name));
  if (own) return `${folder}/${own}`;
  return image && PUBLIC + decodeURIComponent(new URL(image, 'https://site.invalid/').pathname);
}

/** The largest part of an image that is neither too wide nor too narrow. */
function crop({ width, height }: Size): Size {
  const ratio = Math.min(WIDEST, Math.max(NARROWEST, width / height));
  return { width: Math.min(width, height * ratio), height: Math.min(height, width / ratio) };
}

/** The size of an image as it is seen: a camera may have been held upright. */
function seenSize(bytes: Buffer): Size {
  const { width, height, orientation = 1 } = imageSize(bytes);
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

function filesOf(source: string, bytes: Buffer, whole: Size): PhotoFile[] {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const path = PHOTO_PATH + hash;
  if (isDrawing(source)) return [{ path: `${path}.svg` }];
  const part = crop(whole);
  const widths = WIDTHS.filter((width) => width < part.width);
  if (widths.length < WIDTHS.length) widths.push(Math.round(part.width));
  return widths.map((width) => ({
    path: `${path}-${width}.webp`,
    size: { width, height: Math.round((width * part.height) / part.width) },
  }));
}

/** Finds the owner's photo beside the resume, in public or elsewhere, and says which files the build makes of it. */
export function findPhoto(
  { image, imageAlt, name }: ResumeFields['basics'],
  folder: string,
  warnings: string[],
): FoundPhoto {
  const alt = imageAlt || `Portrait of ${name}`;
  try {
    const source = sourceOf(/^https?:/i.test(image) ? '' : image, folder);
    if (!source)
      return image ? { ...NONE, photo: { src: new URL(image).href, alt, ...ELSEWHERE } } : NONE;
    const bytes = readFileSync(source);
    const unreadable = unreadableFormat(bytes);
    if (unreadable) {
      warnings.push(
        `The photo is a ${unreadable} file, which can’t be read. Save it as JPEG. The site has none.`,
      );
      return NONE;
    }
    const whole = seenSize(bytes);
    if (isDrawing(source) && source.startsWith(PUBLIC))
      return { photo: { src: source.slice(PUBLIC.length), alt, ...whole }, source, files: [] };
    const files = filesOf(source, bytes, whole);
    const { path: src, size = whole } = files.at(-1)!;
    if (size.width < WIDTHS.at(-1)! && !isDrawing(source))
      warnings.push(`The photo is ${size.width} pixels wide. Take one of at least 480.`);
    const srcSet = files.map(({ path, size }) => `${path} ${size?.width}w`).join(', ');
    const choice = files.length > 1 ? { srcSet, sizes: SIZES } : {};
    return { photo: { src, ...choice, alt, ...size }, source, files };
  } catch {
    warnings.push(
      `The photo ${image && `"${image}" `}is missing or is no image. The site has none.`,
    );
    return NONE;
  }
}
