import { pictures } from '#words/author/pictures';

const MAX_FILE_BYTES = 40_000_000;
// What a phone’s camera makes. Each pixel takes 4 bytes of memory while it is decoded.
const MAX_PIXELS = 100_000_000;
// What every browser decodes that is named in package.json.
const SURE_PIXELS = 16_000_000;

/** A file that can’t be added. The message says why, and what to do. */
export class PictureError extends Error {}

/** Throws a PictureError for a file that is no picture, or too large to be read. */
export function checkFile({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): void {
  if (type === 'image/svg+xml') throw new PictureError(pictures.isSvg(name));
  // Some systems don’t know the type of HEIC.
  if (type && !type.startsWith('image/')) throw new PictureError(pictures.noPicture(name));
  if (size > MAX_FILE_BYTES)
    throw new PictureError(
      pictures.tooManyBytes(name, Math.round(size / 1e6), MAX_FILE_BYTES / 1e6),
    );
}

/** Throws a PictureError for a picture that would take too much memory. */
export function checkSize(
  name: string,
  { width, height }: { width: number; height: number },
): void {
  if (width * height > MAX_PIXELS)
    throw new PictureError(pictures.tooManyPixels(name, width, height));
}

// By their first bytes, as a name may lie; of HEIC, its brands.
const KINDS: [RegExp, (name: string) => string][] = [
  [/^$/, pictures.isEmpty],
  [/^.{4}ftyp(?!.*avi[fs]).*(?:hei|hev|mif1|msf1)/s, pictures.heic],
  [/^(?:II\*\0|MM\0\*)/, (name) => pictures.otherKind(name, 'TIFF')],
  [/^(?:\xFF\n|\0{3}\fJXL )/, (name) => pictures.otherKind(name, 'JPEG XL')],
  // Perhaps after a byte-order mark.
  [/^(?:\xEF\xBB\xBF)?\s*<(?:svg|\?xml|!DOCTYPE svg)/i, pictures.isSvg],
  [/^(?:\xFF\xD8|.PNG|GIF8|RIFF.{4}WEBP|BM|.{4}ftyp.*avi[fs])/s, pictures.damaged],
];
const HEAD_BYTES = 40;

/** Explains why a browser can’t decode a picture whose size it knows. */
export const explainUndecoded = (name: string, width: number, height: number): PictureError =>
  new PictureError(
    width * height > SURE_PIXELS
      ? pictures.tooLargeHere(name, width, height)
      : pictures.damaged(name),
  );

/** Explains why a browser can’t show a file. */
export async function explainUnreadable(file: File): Promise<PictureError> {
  const bytes = await file
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .catch(() => undefined);
  if (!bytes) return new PictureError(pictures.gone(file.name));
  const head = new TextDecoder('latin1').decode(bytes);
  const [, explain = pictures.noPicture] = KINDS.find(([sign]) => sign.test(head)) ?? [];
  return new PictureError(explain(file.name));
}

/** Whether a file is an animation, of which only the first picture is kept. */
export async function isAnimated(file: Blob): Promise<boolean> {
  const bytes = new TextDecoder('latin1').decode(await file.arrayBuffer());
  if (bytes.startsWith('GIF')) return bytes.split('\x21\xF9\x04').length > 2;
  // Without its first byte: browsers decode `latin1` as windows-1252, which has other letters for some bytes.
  if (bytes.startsWith('PNG', 1))
    return /^.*?(?:acTL|IDAT)/s.exec(bytes)?.[0].endsWith('acTL') ?? false;
  // The flag of an extended WebP file, and the brand of an AVIF sequence.
  if (bytes.startsWith('WEBPVP8X', 8)) return (bytes.charCodeAt(20) & 2) > 0;
  return bytes.startsWith('ftypavis', 4);
}
