/** The most tags of a post. */
export const MAX_TAGS = 8;
/** The most characters of a tag. */
export const MAX_TAG_LENGTH = 40;

// Also a file name, so it has only what is safe on every system; cleanUrls would redirect `index`.
const toSlug = (tag: string): string =>
  tag
    .toLowerCase()
    .replace(/\s/g, '-')
    .replace(/[^\w-]/gu, (letter) => `~${letter.codePointAt(0)!.toString(16)}`)
    .replace(/^index$/, '~69ndex');

/** The path of a tag's page, whatever its capitals. */
export const toTagPath = (tag: string): string => `/blogs/tag/${toSlug(tag)}`;

/** Cuts texts at commas into tags, without those that have the same page. */
export function toTags(texts: string[]): string[] {
  const paths = new Set<string>();
  return texts
    .flatMap((text) => text.normalize('NFC').split(','))
    .map((text) => text.trim().replace(/\s+/g, ' '))
    .filter((tag) => {
      const path = toTagPath(tag);
      const isKept = tag && tag.length <= MAX_TAG_LENGTH && !paths.has(path);
      if (isKept) paths.add(path);
      return isKept;
    })
    .slice(0, MAX_TAGS);
}
