import { isImageFile, MAX_SIDE, PICTURE_ADDRESS } from '../../post/picture';
import type { Element, Node } from '../../post/text/tree';

/** Reads the address of an image or picture of this site, and its size in pixels; undefined for any other address. */
export function readSiteImage(url: string): Pick<Element, 'src' | 'width' | 'height'> | undefined {
  if (isImageFile(url)) return { src: url, ...__IMAGES__[url] };
  const [, src, ...size] = PICTURE_ADDRESS.exec(url) ?? [];
  const [width = 0, height = 0] = size.map(Number);
  const isValid = [width, height].every((side) => side > 0 && side <= MAX_SIDE);
  return isValid ? { src, width, height } : undefined;
}

/** Joins strings that follow each other. */
export function joinStrings(nodes: Node[]): Node[] {
  const all: Node[] = [];
  for (const node of nodes) {
    const last = all.at(-1);
    if (typeof node === 'string' && typeof last === 'string') all[all.length - 1] = last + node;
    else all.push(node);
  }
  return all;
}
