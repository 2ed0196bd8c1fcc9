const IMAGE =
  /^!\[((?:\\.|[^\\[\]])*)\]\(([^\s()<>\\#]+)(?:#(\d{1,4})x(\d{1,4}))?(?: "((?:\\.|[^\\"])*)")?\)$/;

const withoutEscapes = (text = '') => text.replaceAll(/\\(\p{P}|\p{S})/gu, '$1');

/** A picture that a field holds. */
export interface FieldImage {
  src: string;
  alt: string;
  caption: string;
  width?: number;
  height?: number;
}

/** Reads the picture that a field of a post holds, in Markdown: `![Words](/pictures/….webp#800x600 "Caption")`. Its size may be missing. */
export function readImage(markdown: string): FieldImage | undefined {
  const [, alt, src, width, height, caption] = IMAGE.exec(markdown) ?? [];
  if (!src) return undefined;
  const size = width && height ? { width: Number(width), height: Number(height) } : {};
  return { src, alt: withoutEscapes(alt), caption: withoutEscapes(caption), ...size };
}

/** Writes a picture in Markdown, with its words each in a line. */
export function writeImage(address: string, alt: string, caption = ''): string {
  const toLine = (text: string) => text.trim().replaceAll(/\s+/g, ' ');
  const text = toLine(alt).replaceAll(/[\\`*_~[\]<]/g, '\\$&');
  const title = toLine(caption).replaceAll(/[\\"]/g, '\\$&');
  return `![${text}](${address}${title && ` "${title}"`})`;
}
