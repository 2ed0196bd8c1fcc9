import { toLabel } from './textLabel';

/** A page made from one of the owner’s Markdown files. */
export interface TextSource {
  path: string;
  label: string;
  read: () => Promise<string>;
}

// The files for which textPath.ts has a path: Vite leaves the others out of the bundle.
const files = import.meta.glob<string>(
  [
    './*.md',
    '!./*[!a-z0-9-]*.md',
    '!./{index,404,feed,rss,atom,home,cv,contact,blogs,blog,createblog,editblog,shared}.md',
    '!./{con,prn,aux,nul,com[0-9],lpt[0-9]}.md',
  ],
  { query: '?raw', import: 'default' },
);

/** The pages made from the Markdown files of this folder: privacy.md is /privacy, labelled Privacy. */
export const textPages = Object.entries(files).map(([file, read]): TextSource => {
  const path = file.slice(1, -3);
  return { path, label: toLabel(path), read };
});
