import { asText } from '#foreign-markdown';
import { escapeHtml } from './escapeHtml';

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

function parse(settings: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(settings)) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Puts the words of such blocks where they stand. */
export const addBlockWords = (html: string): string =>
  html.replaceAll(BLOCK, (block, settings: string) => {
    const words = listWords(parse(settings));
    return block + words.map((text) => `<div>${text}</div>`).join('');
  });

const COMMENT = '<!-- ';
const SETTINGS = /^wp:[a-z][\w/-]* \{/;

/** Puts the language that a block has in its settings, by one of the names of plugins, where its code begins. */
export const addLanguages = (html: string): string =>
  html
    .split(COMMENT)
    .map((part) => {
      const end = part.indexOf(' -->');
      if (end < 0 || !SETTINGS.test(part)) return part;
      const { language, lang, mode } = parse(part.slice(part.indexOf('{'), end));
      const name = [language, lang, mode].map(asText).find(Boolean);
      if (!name) return part;
      const [settings, rest] = [part.slice(0, end), part.slice(end)];
      return settings + rest.replace('<pre', () => `<pre data-language="${escapeHtml(name)}"`);
    })
    .join(COMMENT);
