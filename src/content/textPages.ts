import { textPath } from './textPath';

/** A page of the owner's own text. */
export interface TextPage {
  path: string;
  label: string;
  /** Loads its Markdown. */
  read: () => Promise<string>;
}

const files = import.meta.glob<string>('./*.md', { query: '?raw', import: 'default' });

const toLabel = (path: string) => path.charAt(1).toUpperCase() + path.slice(2).replaceAll('-', ' ');

/** The pages that the Markdown files of this folder make: privacy.md is /privacy and called Privacy. */
export const textPages = Object.entries(files).flatMap(([file, read]): TextPage[] => {
  const path = textPath(file.replace('./', ''));
  return path ? [{ path, label: toLabel(path), read }] : [];
});
