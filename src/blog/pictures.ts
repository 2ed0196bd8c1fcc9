/** The most pixels that a side of a picture may have. */
export const MAX_SIDE = 1600;

/** A picture that a text refers to, with the size that the text gives. */
export interface PictureReference {
  id: string;
  width: number;
  height: number;
}

const REFERENCE = /\/pictures\/([0-9a-f]{32})\.webp#(\d{1,4})x(\d{1,4})(?!\d)/g;

/** The address of the file that the build writes for a picture. */
export const toPicturePath = (id: string): string => `/pictures/${id}.webp`;

/** Finds the pictures that a text refers to as `/pictures/{id}.webp#{width}x{height}`, in order and with repetitions. */
export const findPictures = (text: string): PictureReference[] =>
  [...text.matchAll(REFERENCE)]
    .map(([, id, width, height]) => ({ id: id!, width: Number(width), height: Number(height) }))
    .filter((one) => [one.width, one.height].every((side) => side >= 1 && side <= MAX_SIDE));
