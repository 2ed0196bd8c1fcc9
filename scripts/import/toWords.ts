import { parseMarkdown } from '../../src/markdown/parsing/parseMarkdown';
import { toLine } from '../../src/post/text/tree';

const IMAGE = /!\[(?:\\.|[^\][\\])*\]\([^()]*\)/g;
const NOTES = /^\[\^[^\]\n]{1,999}\]:[^]*$/m;
// What a program would have replaced, and links that it would have led elsewhere.
const TEMPLATE = /\{\{[^{}]{0,300}\}\}|\{%[^{}]{0,300}%\}/g;
const EMPTY_LINK = /\[([^\][\\]{0,300})\\?\]\(\s*\)/g;
const SHORTCODE = /\[\/?[a-z][\w-]{0,40}[\s:=]+(?:https?:|[\w-]{1,40}=)[^\][\n]{0,300}\]/gi;

/** Whether words say something: they are no address alone. */
export const areWords = (words: string): boolean =>
  /\p{L}/u.test(words) && !/^https?:\S+$/.test(words);

/** Removes the marks of templates and shortcodes, which no reader wants in a title or a summary. */
export const withoutTemplates = (text: string): string =>
  text.replaceAll(TEMPLATE, '').replaceAll(EMPTY_LINK, '$1').replaceAll(SHORTCODE, '');

/** The words of a paragraph, without its footnotes. */
export function toWords(markdown: string): string {
  const text = withoutTemplates(markdown).replaceAll(IMAGE, '').replace(NOTES, '');
  const line = toLine(parseMarkdown(text) ?? [text]).replaceAll(/\[\^[^\]\s]{1,999}\]/g, '');
  return line.replaceAll(/\s+/g, ' ').trim();
}
