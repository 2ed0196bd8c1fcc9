import { MAX_SIDE, type PictureData } from '../post/picture';

/** What a reader on a phone should have to load, in bytes. The database could hold more. */
export const MAX_BYTES = 400_000;
/** What is tried to save bytes: first lower qualities, then fewer pixels. */
export const QUALITIES = [0.85, 0.75, 0.6, 0.45];
/** How much smaller each next size is. */
export const SHRINK = 0.8;
const MIN_SIDE = 50;

interface Size {
  width: number;
  height: number;
}

/** Scales a size so that no side is longer than `side`. Never enlarges it. */
function fitWithin({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  const fit = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: fit(width), height: fit(height) };
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

/** Encodes a picture of this size within the limits: first with lower quality, then with fewer pixels. */
export async function encodePicture(
  image: CanvasImageSource,
  { width, height }: Size,
): Promise<PictureData> {
  const type = await chooseType();
  let side = Math.min(MAX_SIDE, Math.max(width, height));
  for (; ; side = Math.floor(side * SHRINK)) {
    // In two steps, as browsers blur or skip pixels when they shrink a lot at once.
    const larger = draw(image, fitWithin({ width, height }, side * 2));
    const canvas = draw(larger, fitWithin({ width, height }, side));
    if (type === 'image/jpeg') makeOpaque(canvas);
    for (const quality of QUALITIES) {
      const blob = await toBlob(canvas, type, quality);
      if (blob.size > MAX_BYTES && side > MIN_SIDE) continue;
      const data = new Uint8Array(await blob.arrayBuffer());
      return { type, data, width: canvas.width, height: canvas.height };
    }
  }
}
