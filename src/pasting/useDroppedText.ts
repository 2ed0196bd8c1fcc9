import { type DragEvent, useState } from 'react';
import { convertDocument } from '#foreign-markdown';
import { writing } from '#words/author/writing';
import { type AddPictures, isTextFile } from '../pictures/addPictures';
import { type ChangeForm, putTextInRow } from '../rows/rowActions';
import type { Row } from '../rows/rows';
import { describeLosses } from './describeLosses';
import { loadPasting } from './pasteText';

// About as much as a post can have.
const MAX_BYTES = 1_000_000;

/** Reads a file as Markdown of this site, and says what is lost. Plain text stays as it is. */
async function read(
  file: File,
  row: Row,
  findPicture: AddPictures['storeImage'],
): Promise<{ text: string; problem?: string }> {
  const text = (await file.text()).replaceAll('\r\n', '\n').trim();
  if (!/\.(?:mdx?|markdown)$/i.test(file.name)) return { text };
  const isMdx = /\.mdx$/i.test(file.name);
  await loadPasting();
  const converted = await convertDocument(text, {
    format: isMdx ? 'mdx' : undefined,
    findPicture,
  });
  const { writeHeadings } = await import('./splitMarkdown');
  const body = await writeHeadings(converted.body, row.name === 'Body');
  return { text: body, problem: describeLosses(converted) };
}

/** Puts a dropped Markdown file into a paragraph's field, at the cursor. `problem` says why a file can't be, or what is lost. Pictures are left to others. */
export function useDroppedText(
  row: Row,
  change: ChangeForm,
  storeImage: AddPictures['storeImage'],
) {
  const [problem, setProblem] = useState(row.problem);

  async function put(file: File, field: HTMLTextAreaElement) {
    try {
      const { text, problem } = await read(file, row, storeImage);
      if (!field.isConnected || field.matches(':disabled')) return;
      const from = field.selectionEnd;
      const before = field.value.slice(0, from);
      const gap = before && !before.endsWith('\n\n') ? '\n\n' : '';
      putTextInRow(change, row.key, { from, length: 0, text: gap + text });
      setProblem(problem);
      field.focus();
    } catch {
      setProblem(writing.fileUnreadable);
    }
  }

  function onDropText(event: DragEvent) {
    const file = [...event.dataTransfer.files].find(isTextFile);
    if (event.defaultPrevented || !file) return;
    // Or else the browser would leave the page and open the file.
    event.preventDefault();
    if (file.size > MAX_BYTES) return setProblem(writing.fileTooLarge);
    setProblem(undefined);
    void put(file, event.target as HTMLTextAreaElement);
  }

  return { problem, setProblem, onDropText };
}
