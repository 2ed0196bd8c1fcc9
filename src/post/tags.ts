import { fields } from './fields';
import { toTagPath } from './paths';

/** The most tags of a post. */
export const MAX_TAGS = fields.Tags.max;
/** The most characters of a tag. */
export const MAX_TAG_LENGTH = 40;

// The commas of Latin, Japanese, Chinese and Arabic writing.
const COMMA = /[,、､，،]/;

/** Cuts a text at its commas, whatever their script. */
export const splitAtCommas = (text: string): string[] => text.split(COMMA);

/** Cuts texts at commas into tags, without those that have the same page. */
export function toTags(texts: string[]): string[] {
  const paths = new Set<string>();
  return texts
    .flatMap((text) => splitAtCommas(text.normalize('NFC')))
    .map((text) => text.trim().replace(/\s+/g, ' '))
    .filter((tag) => {
      const path = toTagPath(tag);
      const isKept = tag && tag.length <= MAX_TAG_LENGTH && !paths.has(path);
      if (isKept) paths.add(path);
      return isKept;
    })
    .slice(0, MAX_TAGS);
}
