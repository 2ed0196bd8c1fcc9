// Keeps the pictures that are within a pasted text. Loaded on demand.
import { toPictureAddress } from '../post/picture';
import { preparePicture, toPictureId } from './preparePicture';
import { keepPicture } from './pictureStore';

const DATA = /^data:(image\/[\w.+-]+);base64,/;

/** Keeps a picture in this browser. Returns its address; undefined if it can't be read. */
export async function keepData(uid: string, data: string): Promise<string | undefined> {
  const [head, type] = DATA.exec(data) ?? [];
  if (!head) return undefined;
  try {
    const bytes = Uint8Array.from(atob(data.slice(head.length)), (byte) => byte.charCodeAt(0));
    const picture = await preparePicture(new File([bytes], '', { type }));
    const id = await toPictureId(picture.data);
    await keepPicture(uid, id, picture);
    return toPictureAddress(id, picture);
  } catch {
    return undefined;
  }
}
