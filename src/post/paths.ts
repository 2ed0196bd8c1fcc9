// Apart from post.ts, which every page loads.
/** The path of the form that edits a post. */
export const toEditPath = (id: string): string => `/editblog/${encodeURIComponent(id)}`;

/** The path of a year's page. */
export const toArchivePath = (year: string): string => `/blogs/${year}`;

const escape = (letter: string): string => `~${letter.codePointAt(0)!.toString(16)}`;

// Also a file name: cleanUrls would redirect `index`, and Windows reserves the others.
const UNSAFE = /^(?=(index|con|prn|aux|nul|(com|lpt)\d)$)./;

// A name of 100 letters may need 700, and no system allows a file name of more than 255.
const MAX_SLUG = 120;

/** A number that two texts rarely share. */
const hash = (text: string): number =>
  [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.codePointAt(0)!) >>> 0, 0);

/** The name of a page of posts that have something in common, whatever its capitals. */
export function toSlug(name: string): string {
  const slug = name
    .toLowerCase()
    .replace(/\s/g, '-')
    .replace(/[^\w-]/gu, escape)
    .replace(UNSAFE, escape);
  return slug.length > MAX_SLUG ? `${slug.slice(0, MAX_SLUG)}~~${hash(slug)}` : slug;
}

/** The path of a tag's page, whatever its capitals. */
export const toTagPath = (tag: string): string => `/blogs/tag/${toSlug(tag)}`;
