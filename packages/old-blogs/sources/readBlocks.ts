// Blocks of plugins may keep their words in their settings alone, from which a server makes their HTML.
const BLOCK = /<!-- wp:[a-z][\w-]*\/[\w-]+ (\{[^<>]*\}) \/-->/g;
const NO_WORDS = /^_|class|style|anchor|url|src|icon|layout|template|font|colou?r/i;

/** Lists the texts in the settings of a block that are more than one word. */
function listWords(value: unknown): string[] {
  if (typeof value === 'string') {
    const words = value.split(/\s+/).filter((word) => /\p{L}/u.test(word));
    return words.length > 1 ? [value] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    NO_WORDS.test(key) ? [] : listWords(part),
  );
}

/** Puts the words of such blocks where they stand. */
export const addBlockWords = (html: string): string =>
  html.replaceAll(BLOCK, (block, settings: string) => {
    try {
      const words = listWords(JSON.parse(settings));
      return block + words.map((text) => `<div>${text}</div>`).join('');
    } catch {
      return block;
    }
  });
