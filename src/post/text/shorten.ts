/** The most characters of a title outside of the post's own page. */
export const MAX_TITLE = 200;

/** A text of at most so many code units: a longer one is cut between two characters as readers see them, and ends in `…`. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const begun = text.slice(0, most);
  const characters = Array.from(new Intl.Segmenter().segment(begun), ({ segment }) => segment);
  // The last one may be a part of a character.
  return `${characters.slice(0, -1).join('').trimEnd()}…`;
}
