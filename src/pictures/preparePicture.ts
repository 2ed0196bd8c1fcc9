import { MAX_SIDE, type PictureData } from '../post/picture';
import { checkFile, checkSize, explainUndecoded, explainUnreadable } from './checkFile';
import { encodePicture } from './encodePicture';

/** Reads the beginning of a picture, so that its size is known before it is decoded. */
async function open(image: HTMLImageElement): Promise<void> {
  await new Promise((resolve, reject) => {
    image.onload = resolve;
    image.onerror = reject;
  });
}

/** Decodes a picture. Chromium refuses to decode a whole one of 80 megapixels, but makes a smaller one of it. */
async function decode(file: File, image: HTMLImageElement): Promise<CanvasImageSource> {
  try {
    await image.decode();
    return image;
  } catch {
    const isWide = image.naturalWidth > image.naturalHeight;
    // Twice as large as needed, as encodePicture() wants it.
    const side = { [isWide ? 'resizeWidth' : 'resizeHeight']: MAX_SIDE * 2 };
    return createImageBitmap(file, { ...side, resizeQuality: 'high' });
  }
}

/** Turns a file upright, scales it, and encodes it without the camera’s metadata. Throws a PictureError if it can’t be added. */
export async function preparePicture(file: File): Promise<PictureData> {
  checkFile(file);
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await open(image).catch(async () => {
      throw await explainUnreadable(file);
    });
    // As it is shown: the browser has turned it upright.
    const { naturalWidth: width, naturalHeight: height } = image;
    checkSize(file.name, { width, height });
    try {
      return await encodePicture(await decode(file, image), { width, height });
    } catch {
      throw explainUndecoded(file.name, width, height);
    }
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/** Names a picture by its bytes: the first 32 hex digits of their SHA-256. */
export async function toPictureId(data: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
  return [...hash.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
