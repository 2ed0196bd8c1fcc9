import { MAX_SIDE, type Picture } from '../../picture';

const MAX_FILE_BYTES = 40_000_000;
// What a phone’s camera makes. Each pixel takes 4 bytes of memory while it is decoded.
const MAX_PIXELS = 100_000_000;
// What a reader on a phone should have to load. The database could hold more.
const MAX_BYTES = 400_000;
const QUALITIES = [0.85, 0.75, 0.6, 0.45];
const SHRINK = 0.8;
const MIN_SIDE = 50;

interface Size {
  width: number;
  height: number;
}

/** A file that can’t be added. The message says why, and what to do. */
export class PictureError extends Error {}

/** Scales a size so that no side is longer than `side`. Never enlarges it. */
export function fitWithin({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  const fit = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: fit(width), height: fit(height) };
}

/** Throws a PictureError for a file that is no picture, or too large to be read. */
export function checkFile({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): void {
  if (type === 'image/svg+xml')
    throw new PictureError(
      'An SVG can’t be added, because it can contain scripts. Save it as PNG, and add that file.',
    );
  // Some systems don’t know the type of HEIC.
  if (type && !type.startsWith('image/')) throw new PictureError(`“${name}” is not a picture.`);
  if (size > MAX_FILE_BYTES)
    throw new PictureError(
      `“${name}” is too large: ${Math.round(size / 1e6)} MB. Make it smaller than ${MAX_FILE_BYTES / 1e6} MB, and add it again.`,
    );
}

/** Throws a PictureError for a picture that would take too much memory. */
export function checkSize(name: string, { width, height }: Size): void {
  if (width * height > MAX_PIXELS)
    throw new PictureError(
      `“${name}” is too large: ${width} × ${height} pixels. Make it smaller, and add it again.`,
    );
}

function explainUnreadable({ name, type }: File): PictureError {
  if (/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name))
    return new PictureError(
      'This browser can’t read HEIC. Save the picture as JPEG, and add that file. On an iPhone, ' +
        'Settings › Camera › Formats › Most Compatible takes pictures as JPEG.',
    );
  return new PictureError(
    `This browser can’t read “${name}”. It may be damaged: save it as PNG or JPEG, and add that file.`,
  );
}

/** Reads how many pixels a picture has, which browsers know before they decode them. */
async function measure(file: File): Promise<Size> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = reject;
    });
    return { width: image.naturalWidth, height: image.naturalHeight };
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

function draw(source: CanvasImageSource, size: Size): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, size.width, size.height);
  return canvas;
}

const toBlob = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error())), type, quality);
  });

/** Chooses WebP, or JPEG where the browser can’t encode WebP. */
async function chooseType(): Promise<string> {
  const { type } = await toBlob(document.createElement('canvas'), 'image/webp', 1);
  return type === 'image/webp' ? type : 'image/jpeg';
}

/** JPEG has no transparent pixels: they would become black. */
function makeOpaque(canvas: HTMLCanvasElement) {
  const context = canvas.getContext('2d')!;
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
}

/** Encodes a picture within the limits: first with lower quality, then with fewer pixels. */
async function encode(bitmap: ImageBitmap): Promise<Picture> {
  const type = await chooseType();
  let side = Math.min(MAX_SIDE, Math.max(bitmap.width, bitmap.height));
  for (; ; side = Math.floor(side * SHRINK)) {
    // In two steps, as browsers blur or skip pixels when they shrink much at once.
    const larger = draw(bitmap, fitWithin(bitmap, side * 2));
    const canvas = draw(larger, fitWithin(bitmap, side));
    if (type === 'image/jpeg') makeOpaque(canvas);
    for (const quality of QUALITIES) {
      const blob = await toBlob(canvas, type, quality);
      if (blob.size > MAX_BYTES && side > MIN_SIDE) continue;
      const data = new Uint8Array(await blob.arrayBuffer());
      return { type, data, width: canvas.width, height: canvas.height };
    }
  }
}

/** Turns a file upright, scales it, and encodes it without what the camera noted. Throws a PictureError if it can’t be added. */
export async function preparePicture(file: File): Promise<Picture> {
  checkFile(file);
  const size = await measure(file).catch(() => {
    throw explainUnreadable(file);
  });
  checkSize(file.name, size);
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const picture = await encode(bitmap);
    bitmap.close();
    return picture;
  } catch {
    throw explainUnreadable(file);
  }
}

/** Whether a file is a GIF with several frames, of which only the first is kept. */
export async function isAnimated(file: File): Promise<boolean> {
  if (file.type !== 'image/gif') return false;
  const bytes = new TextDecoder('latin1').decode(await file.arrayBuffer());
  return bytes.split('\x21\xF9\x04').length > 2;
}

/** Names a picture by its bytes: the first 32 hex digits of their SHA-256. */
export async function toPictureId(data: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
  return [...hash.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
