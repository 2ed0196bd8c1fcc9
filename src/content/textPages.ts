import { textPath } from './textPath';

/** A page made from one of the owner’s Markdown files. */
export interface TextPage {
  path: string;
  label: string;
  read: () => Promise<string>;
}

const files = import.meta.glob<string>('./*.md', { query: '?raw', import: 'default' });

const toLabel = (path: string) => path.charAt(1).toUpperCase() + path.slice(2).replaceAll('-', ' ');

/** The pages made from the Markdown files of this folder: privacy.md is /privacy, labelled Privacy. */
export const textPages = Object.entries(files).flatMap(([file, read]): TextPage[] => {
  const path = textPath(file.replace('./', ''));
  return path ? [{ path, label: toLabel(path), read }] : [];
});
