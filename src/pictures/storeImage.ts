import { toPictureAddress } from '../post/picture';
import { preparePicture, toPictureId } from './preparePicture';
import { saveLocalPicture } from './pictureStore';

const DATA = /^data:(image\/[\w.+-]+);base64,/;

/** Stores an image that is within a text, as a data: URL, in this browser. Returns its address; undefined if it can't be read. Loaded on demand. */
export async function storeImage(uid: string, data: string): Promise<string | undefined> {
  const [head, type] = DATA.exec(data) ?? [];
  if (!head) return undefined;
  try {
    const bytes = Uint8Array.from(atob(data.slice(head.length)), (byte) => byte.charCodeAt(0));
    const picture = await preparePicture(new File([bytes], '', { type }));
    const id = await toPictureId(picture.data);
    await saveLocalPicture(uid, id, picture);
    return toPictureAddress(id, picture);
  } catch {
    return undefined;
  }
}
