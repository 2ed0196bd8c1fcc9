import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import type { ResumeFields } from './toResume.ts';

interface Size {
  width: number;
  height: number;
}

/** Attributes of the photo’s `img`. Width and height are in pixels. */
export interface Photo extends Size {
  src: string;
  srcSet?: string;
  sizes?: string;
  alt: string;
}

/** A file that the build makes: the photo cropped to `size`, or a copy without one. */
export interface PhotoFile {
  path: string;
  size?: Size;
}

/** The photo and its files. */
export interface FoundPhoto {
  photo: Photo | null;
  /** Path of the original; '' if there is none or it is on another site. */
  photoSource: string;
  /** Files that the build makes from the photo. */
  photoFiles: PhotoFile[];
}

/** The start of the path of every file that the build makes from the photo. */
export const PHOTO_PATH = '/assets/photo-';

const PUBLIC = `${import.meta.dirname}/../../public`;
const WIDTHS = [240, 480];
// Matches home.css.
const SIZES = '(min-width: 992px) 12.5rem, 6.5rem';
// Limits for width divided by height.
const NARROWEST = 2 / 3;
const WIDEST = 1;
// home.css crops an image on another site to this ratio, since its size isn’t known.
const UNKNOWN_SIZE = { width: 480, height: 600 };
// Formats that sharp and browsers support.
const READABLE = ['jpg', 'png', 'webp', 'avif', 'gif', 'svg', 'tiff'];

const NONE: FoundPhoto = { photo: null, photoSource: '', photoFiles: [] };

/** Returns `photo.*` beside the resume, or else the file in public that the resume names. */
function findSource(image: string, folder: string, warnings: string[]): string {
  const [own, ...others] = readdirSync(folder)
    .sort()
    .filter((name) => /^photo\.\w+$/i.test(name));
  if (others.length > 0)
    warnings.push(`There are several photos. The site shows ${own}, not ${others.join(' or ')}.`);
  if (own) return `${folder}/${own}`;
  return image && PUBLIC + decodeURIComponent(new URL(image, 'https://site.invalid/').pathname);
}

/** Reads the format and the upright size. Throws an error if this isn’t an image. */
function measure(bytes: Buffer): { format: string; whole: Size } {
  // Phones write HEIC files whose first box lists the formats that they conform to.
  const box = bytes.toString('latin1', 4, bytes.readUInt32BE(0));
  if (/^ftyp.*he(i|v)[cx]/s.test(box)) return { format: 'heic', whole: UNKNOWN_SIZE };
  const { type: format = '', width, height, orientation = 1 } = imageSize(bytes);
  return { format, whole: orientation < 5 ? { width, height } : { width: height, height: width } };
}

/** Plans the files of a photo that is cropped where it is too wide or too narrow. */
function planFiles(path: string, { width, height }: Size): Required<PhotoFile>[] {
  const ratio = Math.min(WIDEST, Math.max(NARROWEST, width / height));
  const full = Math.min(width, height * ratio);
  const widths = WIDTHS.filter((one) => one < full);
  if (widths.length < WIDTHS.length) widths.push(Math.round(full));
  return widths.map((one) => ({
    path: `${path}-${one}.webp`,
    size: { width: one, height: Math.round(one / ratio) },
  }));
}

/** Finds the owner’s photo beside the resume, in public or on another site. */
export function findPhoto(
  { image, imageAlt: alt }: ResumeFields['basics'],
  folder: string,
  warnings: string[],
): FoundPhoto {
  try {
    const source = findSource(/^https?:/i.test(image) ? '' : image, folder, warnings);
    if (!source)
      return image ? { ...NONE, photo: { src: new URL(image).href, alt, ...UNKNOWN_SIZE } } : NONE;
    const bytes = readFileSync(source);
    const { format, whole } = measure(bytes);
    if (!READABLE.includes(format)) {
      warnings.push(
        `The photo is a ${format.toUpperCase()} file, which can’t be read. Save it as JPEG. The site has none.`,
      );
      return NONE;
    }
    const path = PHOTO_PATH + createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    if (/\.svg$/i.test(source)) {
      const isPublic = source.startsWith(PUBLIC);
      const src = isPublic ? source.slice(PUBLIC.length) : `${path}.svg`;
      const photo = { src, alt, ...whole };
      return { photo, photoSource: source, photoFiles: isPublic ? [] : [{ path: src }] };
    }
    const files = planFiles(path, whole);
    const { path: src, size } = files.at(-1)!;
    if (size.width < WIDTHS.at(-1)!)
      warnings.push(`The photo is ${size.width} pixels wide. Take one of at least 480.`);
    const srcSet = files.map((file) => `${file.path} ${file.size.width}w`).join(', ');
    const choice = files.length > 1 ? { srcSet, sizes: SIZES } : {};
    return { photo: { src, ...choice, alt, ...size }, photoSource: source, photoFiles: files };
  } catch {
    warnings.push(
      `The photo ${image && `"${image}" `}is missing or is not an image. The site has none.`,
    );
    return NONE;
  }
}
