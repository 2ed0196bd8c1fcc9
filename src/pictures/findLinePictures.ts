import { isImageFile, isPictureFile } from '../post/picture';
import { type FieldImage, readImage } from '../post/image';

/** A picture on a line of its own: the line, and where it is in the text. */
export interface LinePicture extends FieldImage {
  line: string;
  from: number;
}

const FENCE = /^ {0,3}(```|~~~)/;

/** Finds the site's pictures that stand on lines of their own in a paragraph, as the form puts them; not those in code. */
export function findLinePictures(text: string): LinePicture[] {
  const pictures: LinePicture[] = [];
  let fence: string | undefined;
  let from = 0;
  for (const line of text.split('\n')) {
    const mark = FENCE.exec(line)?.[1];
    if (mark && (!fence || fence === mark)) fence = fence ? undefined : mark;
    const image = fence ? undefined : readImage(line);
    if (image && (isPictureFile(image.src) || isImageFile(image.src)))
      pictures.push({ ...image, line, from });
    from += line.length + 1;
  }
  return pictures;
}
