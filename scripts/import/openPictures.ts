import { readFile } from 'node:fs/promises';
import { findPictureFile } from '#old-blogs';
import sharp, { type Metadata } from 'sharp';
import { MAX_SIDE, type PictureData, toPictureAddress } from '../../src/post/picture';
import { PictureError } from '../../src/pictures/checkFile';
import { MAX_BYTES, QUALITIES, SHRINK } from '../../src/pictures/encodePicture';
import { toPictureId } from '../../src/pictures/preparePicture';

/** Whether a file is stored as it is: it has been prepared before. */
const isPrepared = ({ format, width, height, orientation, exif, xmp, iptc, pages }: Metadata) =>
  /^(webp|jpeg)$/.test(format) &&
  Math.max(width, height) <= MAX_SIDE &&
  !(orientation ?? exif ?? xmp ?? iptc) &&
  (pages ?? 1) === 1;

/** Encodes a picture like the form: upright, within its limits, and without the camera's metadata. Throws if it can't be read. */
async function encode(bytes: Uint8Array<ArrayBuffer>): Promise<PictureData> {
  const metadata = await sharp(bytes).metadata();
  const { width, height, format } = metadata;
  if (format === 'svg')
    throw new PictureError('is an SVG, which can contain scripts: save it as PNG');
  if (isPrepared(metadata) && bytes.length <= MAX_BYTES)
    return { type: `image/${format}`, data: bytes, width, height };
  for (let side = MAX_SIDE; ; side = Math.floor(side * SHRINK)) {
    const image = sharp(bytes)
      .rotate()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true });
    for (const quality of QUALITIES) {
      const { data, info } = await image
        .webp({ quality: quality * 100 })
        .toBuffer({ resolveWithObject: true });
      if (data.length > MAX_BYTES) continue;
      return {
        type: 'image/webp',
        data: new Uint8Array(data),
        width: info.width,
        height: info.height,
      };
    }
  }
}

/** A picture of a post, its id, and its address in Markdown. */
interface Prepared {
  id: string;
  picture: PictureData;
  address: string;
}

// A picture within a text.
const DATA = /^data:image\//;

async function prepare(source: string): Promise<Prepared> {
  const bytes = DATA.test(source)
    ? await (await fetch(source)).arrayBuffer()
    : await readFile(source);
  const picture = await encode(new Uint8Array(bytes));
  const id = await toPictureId(picture.data);
  return { id, picture, address: toPictureAddress(id, picture) };
}

/** Prepares the pictures of posts, each once. Adds to `notes` why one can't be. */
export function preparePictures(files: string[]) {
  const prepared = new Map<string, Promise<Prepared>>();

  return async (address: string, post: string, notes: string[]): Promise<Prepared | undefined> => {
    const fault = (words: string) =>
      void notes.push(`its picture ${address.slice(0, 200)} ${words}`);
    if (/^(\w+:)?\/\//.test(address))
      return fault('is on another site, so its address is shown: save it beside the post');
    const file = DATA.test(address) ? address : findPictureFile(address, post, files);
    if (!file) return fault('was not found');
    try {
      const picture = prepared.get(file) ?? prepare(file);
      prepared.set(file, picture);
      return await picture;
    } catch (error) {
      return fault(error instanceof PictureError ? error.message : 'can’t be read');
    }
  };
}
