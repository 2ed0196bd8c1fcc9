import type { ClipboardEvent } from 'react';
import { type ChangeForm, putText, putTextInRow } from '../rowActions';
import type { Row } from '../rows';

// A rough check; the converter is exact.
const FORMATTED =
  /<(?:a|b|blockquote|code|del|em|h[1-6]|hr|i|img|li|pre|s|strike|strong|table)[\s>]|font-weight:\s*(?:bold|[6-9])|font-style:\s*italic|line-through|mso-list/i;
// Converting more would be noticeable. Word and Google Docs need about ten characters for one.
const MAX_HTML = 1_000_000;
const MAX_TAGS = 10_000;
const ADDRESS = /^https?:\/\/\S+$/i;
const FENCES = /^ {0,3}(?:```|~~~)/gm;

/** Makes a link of a selected text and a pasted address; undefined if they are something else. */
export function toLink(selected: string, pasted: string): string | undefined {
  const words = selected.trim();
  if (!words || /[\n[\]]/.test(words) || ADDRESS.test(words) || !ADDRESS.test(pasted.trim()))
    return undefined;
  const address = pasted.trim().replaceAll(/[()<>]/g, '\\$&');
  return selected.replace(words, () => `[${words}](${address})`);
}

/** Whether a text ends in a block of code, where Markdown would be code too. */
const endsInCode = (text: string) => (text.match(FENCES)?.length ?? 0) % 2 === 1;

/** Whether pasted HTML is worth loading the converter. */
export const mayBeFormatted = (html: string): boolean =>
  html.length <= MAX_HTML && FORMATTED.test(html) && html.split('<').length <= 2 * MAX_TAGS;

/** Pastes words with their formatting as Markdown, and an address over words as a link. All else is left to the browser. */
export function pasteText(
  event: ClipboardEvent,
  row: Row,
  index: number,
  change: ChangeForm,
): void {
  const field = event.target as HTMLTextAreaElement;
  const { selectionStart: from, selectionEnd, value } = field;
  if (event.defaultPrevented || endsInCode(value.slice(0, from))) return;
  const plain = event.clipboardData.getData('text/plain').replaceAll('\r\n', '\n');
  const link = toLink(value.slice(from, selectionEnd), plain);
  const html = event.clipboardData.getData('text/html');
  // HTML without words is a picture.
  if (!link && !(plain.trim() && mayBeFormatted(html))) return;
  event.preventDefault();
  const length = selectionEnd - from;
  putText(change, index, { from, length, text: link ?? plain });
  if (!link) void formatPasted({ field, row, from, plain, html }, change);
}

interface Pasted {
  field: HTMLTextAreaElement;
  row: Row;
  /** Where the plain words are, until they are formatted. */
  from: number;
  plain: string;
  html: string;
}

/** Puts Markdown in the place of pasted words, if they are still there when the converter is loaded. */
async function formatPasted({ field, row, from, plain, html }: Pasted, change: ChangeForm) {
  let text: string | undefined;
  try {
    text = (await import('./htmlToMarkdown')).htmlToMarkdown(html);
  } catch {
    // The plain words are there.
  }
  const end = from + plain.length;
  if (text === undefined || text === plain || field.matches(':disabled')) return;
  if (!field.isConnected || field.value.slice(from, end) !== plain) return;
  const { selectionStart, selectionEnd } = field;
  putTextInRow(change, row.key, { from, length: plain.length, text });
  const move = (place: number) => (place < end ? place : place + text.length - plain.length);
  field.setSelectionRange(move(selectionStart), move(selectionEnd));
}
