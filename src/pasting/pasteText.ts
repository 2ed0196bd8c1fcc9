import type { ClipboardEvent } from 'react';
import { convertHtml, mayBeFormatted } from '#foreign-markdown';
import { writing } from '#words/writing';
import { cleanText } from '../post/text/cleanText';
import { type ChangeForm, putText, putTextInRow } from '../rows/rowActions';
import { endsInCode } from '../rows/textBlocks';
import type { Row } from '../rows/rows';
import type { AddPictures } from '../pictures/addPictures';
import { describeLosses } from './describeLosses';

// Converting more would be noticeable. Word and Google Docs need about ten characters for one.
const MAX_HTML = 1_000_000;
const MAX_TAGS = 10_000;
const ADDRESS = /^https?:\/\/\S+$/i;

/** Makes a link of a selected text and a pasted address; undefined if they are something else. */
export function toLink(selected: string, pasted: string): string | undefined {
  const words = selected.trim();
  if (!words || /[\n[\]]/.test(words) || ADDRESS.test(words) || !ADDRESS.test(pasted.trim()))
    return undefined;
  const address = pasted.trim().replaceAll(/[()<>]/g, '\\$&');
  return selected.replace(words, () => `[${words}](${address})`);
}

/** Whether converting HTML would be noticeable. */
const isTooMuchHtml = (html: string): boolean =>
  html.length > MAX_HTML || html.split('<').length > 2 * MAX_TAGS;

/** Pastes words with their formatting as Markdown, and an address over words as a link. All else is left to the browser. */
export function pasteText(
  event: ClipboardEvent,
  row: Row,
  index: number,
  change: ChangeForm,
  { keep, tell }: Pick<Pasted, 'keep' | 'tell'>,
): void {
  const field = event.target as HTMLTextAreaElement;
  const { selectionStart: from, selectionEnd, value } = field;
  if (event.defaultPrevented || endsInCode(value.slice(0, from))) return;
  const pasted = event.clipboardData.getData('text/plain').replaceAll('\r\n', '\n');
  const plain = cleanText(pasted);
  const link = toLink(value.slice(from, selectionEnd), plain);
  const html = event.clipboardData.getData('text/html');
  // HTML without words is a picture.
  const isFormatted = plain.trim() !== '' && mayBeFormatted(html);
  // The browser pastes the words. What is left out of them would put its cursor elsewhere.
  if (!link && !isFormatted && plain === pasted) return;
  if (!link && isTooMuchHtml(html)) return tell(writing.pastedPlain);
  event.preventDefault();
  const length = selectionEnd - from;
  putText(change, index, { from, length, text: link ?? plain });
  if (!link && isFormatted)
    void formatPasted({ field, row, from, plain, html, keep, tell }, change);
}

interface Pasted {
  field: HTMLTextAreaElement;
  row: Row;
  /** Where the plain words are, until they are formatted. */
  from: number;
  plain: string;
  html: string;
  /** Gives a picture within the words an address. */
  keep: AddPictures['keep'];
  /** Says what is lost; undefined if nothing. */
  tell: (problem: string | undefined) => void;
}

/** Puts Markdown in the place of pasted words, if they are still there when the converter is loaded. */
async function formatPasted(
  { field, row, from, plain, html, keep, tell }: Pasted,
  change: ChangeForm,
) {
  tell(undefined);
  // The plain words are there without the converter.
  const converted = await convertHtml(html, keep).catch(() => tell(writing.pastedPlain));
  const end = from + plain.length;
  if (!converted || field.matches(':disabled')) return;
  if (!field.isConnected || field.value.slice(from, end) !== plain) return;
  tell(describeLosses(converted));
  const text = converted.body;
  if (text === plain) return;
  const { selectionStart, selectionEnd } = field;
  putTextInRow(change, row.key, { from, length: plain.length, text });
  const move = (place: number) => (place < end ? place : place + text.length - plain.length);
  field.setSelectionRange(move(selectionStart), move(selectionEnd));
}
