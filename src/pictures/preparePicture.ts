import type { Picture } from '../post/picture';
import { checkFile, checkSize, explainUnreadable, PictureError } from './checkFile';
import { encodePicture } from './encodePicture';

/** Reads the beginning of a picture, so that its size is known before it is decoded. */
async function open(file: File): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  await new Promise((resolve, reject) => {
    image.onload = resolve;
    image.onerror = reject;
  });
  return image;
}

/** Turns a file upright, scales it, and encodes it without the camera’s metadata. Throws a PictureError if it can’t be added. */
export async function preparePicture(file: File): Promise<Picture> {
  checkFile(file);
  const image = await open(file).catch(() => {
    throw explainUnreadable(file);
  });
  try {
    checkSize(file.name, { width: image.naturalWidth, height: image.naturalHeight });
    await image.decode();
    return await encodePicture(image);
  } catch (error) {
    throw error instanceof PictureError ? error : explainUnreadable(file);
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/** Names a picture by its bytes: the first 32 hex digits of their SHA-256. */
export async function toPictureId(data: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
  return [...hash.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
