import { imageSize } from 'image-size';

// What both sharp and browsers read.
const READABLE = ['jpg', 'png', 'webp', 'avif', 'gif', 'svg', 'tiff'];

/** Whether an image is HEIC, as phones make them: its first box lists the formats it conforms to. */
function isHeic(bytes: Buffer): boolean {
  const box = bytes.toString('latin1', 4, bytes.readUInt32BE(0));
  return box.startsWith('ftyp') && /hei[cx]|hev[cx]/.test(box);
}

/** The name of an image's format if the build can't read it, else undefined. Throws if this is no image. */
export function unreadableFormat(bytes: Buffer): string | undefined {
  if (isHeic(bytes)) return 'HEIC';
  const { type = '' } = imageSize(bytes);
  return READABLE.includes(type) ? undefined : type.toUpperCase();
}
