import type { ClipboardEvent } from 'react';
import {
  convertCode,
  convertHtml,
  convertWords,
  loadConverters,
  mayBeFormatted,
  mayHaveAddress,
} from '#foreign-markdown';
import { writing } from '#words/author/writing';
import { part } from '../base/part';
import { cleanText } from '../post/text/cleanText';
import { type ChangeForm, putText, putTextInRow } from '../rows/rowActions';
import { addBlankLines, endsInCode, firstLine, lastLine } from '../rows/textBlocks';
import type { Row } from '../rows/rows';
import type { AddPictures } from '../pictures/addPictures';
import { describeLosses } from './describeLosses';

/** Loads what converts. */
export const loadPasting = part(loadConverters);

// Converting more would be noticeable. Word and Google Docs need about ten characters for one.
const MAX_HTML = 1_000_000;
const MAX_TAGS = 10_000;
const HEADING = /^ {0,3}#/m;
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

/** The language that VS Code has for what is copied from it; undefined for other programs. */
function readMode(data: string): string | undefined {
  try {
    const { mode } = JSON.parse(data) as { mode?: unknown };
    return typeof mode === 'string' ? mode : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a place is within code among words. */
const isBetweenTicks = (before: string, after: string): boolean =>
  lastLine(before).split('`').length % 2 === 0 && firstLine(after).includes('`');

/** Pastes words with their formatting as Markdown, code as code, an address over words as a link, and addresses without redirects. All else is left to the browser. */
export function pasteText(
  event: ClipboardEvent,
  row: Row,
  index: number,
  change: ChangeForm,
  { storeImage, tell }: Pick<Paste, 'tell'> & Pick<AddPictures, 'storeImage'>,
): void {
  const field = event.target as HTMLTextAreaElement;
  const { selectionStart: from, selectionEnd, value } = field;
  const [before, after] = [value.slice(0, from), value.slice(selectionEnd)];
  if (event.defaultPrevented || endsInCode(before) || isBetweenTicks(before, after)) return;
  const read = (type: string) => event.clipboardData.getData(type);
  const pasted = read('text/plain').replaceAll('\r\n', '\n');
  const plain = cleanText(pasted);
  const link = toLink(value.slice(from, selectionEnd), plain);
  const html = read('text/html');
  const mode = readMode(read('vscode-editor-data'));
  // HTML without words is a picture.
  const isFormatted = !link && plain.trim() !== '' && (mode !== undefined || mayBeFormatted(html));
  const isConverted = isFormatted || mayHaveAddress(plain);
  // The browser pastes the words. What is left out of them would put its cursor elsewhere.
  if (!link && !isConverted && plain === pasted) return;
  if (!link && mode === undefined && isTooMuchHtml(html)) return tell(writing.pastedPlain);
  event.preventDefault();
  const length = selectionEnd - from;
  const text = link ?? plain;
  putText(change, index, { from, length, text });
  if (!isConverted) return;
  const convert = async () => {
    await loadPasting();
    const code = isFormatted && mode !== undefined;
    const formatted = code
      ? convertCode(plain, mode)
      : isFormatted && convertHtml(html, storeImage);
    const made = await formatted;
    if (!made) return convertWords(text);
    if (!HEADING.test(made.body)) return made;
    const { writeHeadings } = await import('./splitMarkdown');
    return { ...made, body: await writeHeadings(made.body, row.name === 'Body') };
  };
  void putConverted({ field, row, from, plain: text, convert, tell }, change);
}

interface Paste {
  field: HTMLTextAreaElement;
  row: Row;
  /** Where the plain words are, until they are converted. */
  from: number;
  plain: string;
  /** Gives what takes their place; undefined if they stay. */
  convert: () => ReturnType<typeof convertWords>;
  /** Says what is lost; undefined if nothing. */
  tell: (problem: string | undefined) => void;
}

const BLOCK = /^ {0,3}(?:`{3}|~{3}|#{1,6} |[>|]|[-*+] |\d{1,9}[.)] |\$\$)/;

/** Puts empty lines around what begins or ends with a block: code, a list, a quote, a table or a heading. */
function withGaps(text: string, before: string, after: string): string {
  const above = BLOCK.test(text) ? addBlankLines(before, before.length, '') : '';
  const below = BLOCK.test(lastLine(text)) ? addBlankLines(after, 0, '') : '';
  return above + text + below;
}

/** Puts Markdown in the place of pasted words, if they are still there when the converter is loaded. */
async function putConverted({ field, row, from, plain, convert, tell }: Paste, change: ChangeForm) {
  tell(undefined);
  // The plain words are there without the converter.
  const converted = await convert().catch(() => tell(writing.pastedPlain));
  const end = from + plain.length;
  if (!converted || field.matches(':disabled')) return;
  if (!field.isConnected || field.value.slice(from, end) !== plain) return;
  tell(describeLosses(converted));
  const text = withGaps(converted.body, field.value.slice(0, from), field.value.slice(end));
  if (text === plain) return;
  const { selectionStart, selectionEnd } = field;
  putTextInRow(change, row.key, { from, length: plain.length, text });
  const move = (cursor: number) => (cursor < end ? cursor : cursor + text.length - plain.length);
  field.setSelectionRange(move(selectionStart), move(selectionEnd));
}
