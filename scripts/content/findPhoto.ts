import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import { basename } from 'pathe';
import { toAddress } from '#any-resume';
import type { ImageAttributes } from '../../src/content/resume.ts';
import { quote } from '../programs/quote.ts';

interface Size {
  width: number;
  height: number;
}

/** A file that the build makes of an image: cropped to `size`, or a copy without one. */
export interface PhotoFile {
  path: string;
  /** A path or a data URL. */
  source: string;
  size?: Size;
}

/** An image and its files. */
export interface FoundPhoto {
  photo: ImageAttributes | null;
  /** The original; '' if there is none or it is on another site. */
  photoSource: string;
  /** Files that the build makes from it. */
  photoFiles: PhotoFile[];
}

/** The start of the path of every file that the build makes from the owner’s images. */
export const PHOTO_PATH = '/assets/photo-';

const PUBLIC = `${import.meta.dirname}/../../public`;
const WIDTHS = [240, 480];
/** Formats that sharp and browsers support. */
export const READABLE = ['jpg', 'png', 'webp', 'avif', 'gif', 'svg', 'tiff'];

const NONE: FoundPhoto = { photo: null, photoSource: '', photoFiles: [] };

/** What an image is for: how its warnings name it, its limits for width divided by height, and its width on the page. */
interface Use {
  what: string;
  narrowest: number;
  widest: number;
  /** Matches home.css. */
  sizes: string;
  /** Of an image on another site, which home.css crops to this ratio. */
  unknown: Size;
}

const PORTRAIT: Use = {
  what: 'photo',
  narrowest: 2 / 3,
  widest: 1,
  sizes: '(min-width: 992px) 12.5rem, 6.5rem',
  unknown: { width: 480, height: 600 },
};
const PICTURE = {
  narrowest: 1.6,
  widest: 1.6,
  sizes: '9rem',
  unknown: { width: 480, height: 300 },
};

/** Reads the bytes of a path or a data URL. */
export const readImage = (source: string): Buffer =>
  source.startsWith('data:')
    ? Buffer.from(source.slice(source.indexOf(',') + 1), 'base64')
    : readFileSync(source);

/** Finds the file that an image names: beside the resume, or else in public. */
export function findFile(image: string, folder: string): string {
  if (!image || image.startsWith('data:')) return image;
  const name = image.replace(/^(\.?\/)?public\//, '/');
  const path = decodeURIComponent(new URL(name, 'https://site.invalid/').pathname);
  return (existsSync(folder + path) ? folder : PUBLIC) + path;
}

/** Reads the format and the upright size. Throws an error if this isn’t an image. */
export function measure(bytes: Buffer): { format: string; whole: Size } {
  // Phones write HEIC files whose first box lists the formats that they conform to.
  const box = bytes.toString('latin1', 4, bytes.readUInt32BE(0));
  if (/^ftyp.*he(i|v)[cx]/s.test(box)) return { format: 'heic', whole: PORTRAIT.unknown };
  const { type: format = '', width, height, orientation = 1 } = imageSize(bytes);
  return { format, whole: orientation < 5 ? { width, height } : { width: height, height: width } };
}

/** Plans the files of an image that is cropped where it is too wide or too narrow. */
function planFiles(source: string, path: string, { width, height }: Size, use: Use) {
  const ratio = Math.min(use.widest, Math.max(use.narrowest, width / height));
  const full = Math.min(width, height * ratio);
  const widths = WIDTHS.filter((limit) => limit < full);
  if (widths.length < WIDTHS.length) widths.push(Math.round(full));
  return widths.map((fileWidth) => ({
    path: `${path}-${fileWidth}.webp`,
    source,
    size: { width: fileWidth, height: Math.round(fileWidth / ratio) },
  }));
}

/** Plans the files of an image. Throws an error if it is none. */
function planImage(source: string, alt: string, use: Use, warnings: string[]): FoundPhoto {
  const bytes = readImage(source);
  const { format, whole } = measure(bytes);
  if (!READABLE.includes(format)) {
    warnings.push(
      `The ${use.what} is a ${format.toUpperCase()} file, which can’t be read. Save it as JPEG. The site has none.`,
    );
    return NONE;
  }
  const path = PHOTO_PATH + createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  if (format === 'svg') {
    const isPublic = source.startsWith(PUBLIC);
    const src = isPublic ? source.slice(PUBLIC.length) : `${path}.svg`;
    const photoFiles = isPublic ? [] : [{ path: src, source }];
    return { photo: { src, alt, ...whole }, photoSource: source, photoFiles };
  }
  const files = planFiles(source, path, whole, use);
  const { path: src, size } = files.at(-1)!;
  if (size.width < WIDTHS.at(-1)!)
    warnings.push(`The ${use.what} is ${size.width} pixels wide. Take one of at least 480.`);
  const srcSet = files.map((file) => `${file.path} ${file.size.width}w`).join(', ');
  const choice = files.length > 1 ? { srcSet, sizes: use.sizes } : {};
  return { photo: { src, ...choice, alt, ...size }, photoSource: source, photoFiles: files };
}

/** Finds an image; the file `own` is taken first. */
function findImage(
  { image, imageAlt: alt }: { image: string; imageAlt: string },
  folder: string,
  use: Use,
  warnings: string[],
  own = '',
): FoundPhoto {
  try {
    const address = /^((https?:)?\/\/|www\.)/i.test(image) ? toAddress(image) : '';
    const source = own || (address ? '' : findFile(image, folder));
    if (source) return planImage(source, alt, use, warnings);
    return address ? { ...NONE, photo: { src: new URL(address).href, alt, ...use.unknown } } : NONE;
  } catch {
    const name = own ? quote(basename(own)) : image && quote(image);
    const what = own ? 'is not an image that can be read' : 'is missing or is not an image';
    warnings.push(`The ${[use.what, name].filter(Boolean).join(' ')} ${what}. The site has none.`);
    return NONE;
  }
}

interface Named {
  name: string;
  image: string;
  imageAlt: string;
}

/** Finds the owner’s photo: `photo.*` beside the resume, or else what the resume names. */
export function findPhoto(basics: Named, folder: string, warnings: string[]): FoundPhoto {
  const [own, ...others] = readdirSync(folder)
    .sort()
    .filter((name) => /^photo\.\w+$/i.test(name));
  if (others.length > 0)
    warnings.push(`There are several photos. The site shows ${own}, not ${others.join(' or ')}.`);
  return findImage(basics, folder, PORTRAIT, warnings, own && `${folder}/${own}`);
}

/** Finds the picture of a project. */
export const findPicture = (project: Named, folder: string, warnings: string[]): FoundPhoto =>
  findImage(project, folder, { ...PICTURE, what: `picture of “${project.name}”` }, warnings);
