/** The types of picture that are stored. SVG isn't one: it can contain scripts. */
const TYPES = ['image/webp', 'image/jpeg'];

/** The most pixels on a side, and bytes, that firestore.rules allow. */
export const MAX_SIDE = 1600;
const MAX_PICTURE_BYTES = 900_000;

/** A picture as it is stored in `pictures/{id}`. */
export interface PictureData {
  type: string;
  data: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
}

/** The address of a picture in Markdown: its file, and its size after `#`. */
export const PICTURE_ADDRESS = /^(\/pictures\/[0-9a-f]{32}\.webp)#([1-9]\d{0,3})x([1-9]\d{0,3})$/;
const ADDRESS = /\/pictures\/([0-9a-f]{32})\.webp/g;

/** The address of the file that the build writes for a picture, whatever its type. */
export const toPicturePath = (id: string): string => `/pictures/${id}.webp`;

/** The address of a picture in Markdown, with its size in pixels. */
export const toPictureAddress = (
  id: string,
  { width, height }: Pick<PictureData, 'width' | 'height'>,
): string => `${toPicturePath(id)}#${width}x${height}`;

/** Whether an address, without a size, is that of a picture in the database. */
export const isPictureFile = (address: string): boolean =>
  /^\/pictures\/[0-9a-f]{32}\.webp$/.test(address);

/** Whether an address is that of an image among the site's own files. */
export const isImageFile = (address: string): boolean =>
  /^\/images\/[^\\]+$/.test(address) && !address.includes('..');

/** The ids of the pictures that a text refers to. */
export const findPictureIds = (text: string): string[] => [
  ...new Set([...text.matchAll(ADDRESS)].map(([, id]) => id!)),
];

const REFERENCE = new RegExp(`${ADDRESS.source}#([1-9]\\d{0,3})x([1-9]\\d{0,3})(?!\\d)`, 'g');

/** Puts something else in the place of each address of a picture in a text. */
export const replacePictures = (text: string, toNew: (address: string) => string): string =>
  text.replace(REFERENCE, (address) => toNew(address));

/** The pictures that a text shows, in order and with repetitions, each with the size that the text gives. */
export const findPictures = (text: string): { id: string; width: number; height: number }[] =>
  [...text.matchAll(REFERENCE)].map(([, id, width, height]) => ({
    id: id!,
    width: Number(width),
    height: Number(height),
  }));

const isSide = (value: unknown) =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= MAX_SIDE;

/** Whether stored data is a picture that may be shown. */
export const isPicture = (value: Partial<PictureData> | undefined): value is PictureData =>
  TYPES.includes(value?.type ?? '') &&
  value?.data instanceof Uint8Array &&
  value.data.length > 0 &&
  value.data.length <= MAX_PICTURE_BYTES &&
  isSide(value.width) &&
  isSide(value.height);
