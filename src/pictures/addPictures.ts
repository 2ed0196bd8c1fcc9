import { type ClipboardEvent, createContext, type DragEvent } from 'react';
import type { OptionalName } from '../post/fields';

/** The key of a paragraph's row, or the name of an optional field. */
export type PicturePlace = number | OptionalName;

/** How a field of the form asks for pictures. */
export interface AddPictures {
  add: (files: File[], place: PicturePlace) => void;
  /** Lets the user choose files, or take a photo. */
  choose: (place: PicturePlace) => void;
  /** Keeps a picture that is within a text. Returns its new address; undefined if it can't be read, or is elsewhere. */
  keep: (address: string) => Promise<string | undefined>;
  /** Whether a picture would be lost with the tab. */
  isAtRisk: boolean;
}

const nothing = () => undefined;

/** What adds pictures to the open form. */
export const AddPicturesContext = createContext<AddPictures>({
  add: nothing,
  choose: nothing,
  keep: () => Promise.resolve(undefined),
  isAtRisk: false,
});

/** Whether a file has text, such as Markdown. */
export const isTextFile = ({ name, type }: File) =>
  type.startsWith('text/') || /\.(mdx?|markdown|txt)$/i.test(name);

/** Whether HTML is nothing but an image, as browsers put it beside a copied one. */
function isOnlyImage(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return body.textContent.trim() === '' && body.querySelectorAll('img').length === 1;
}

/** Chooses the files of a paste or drop that are pictures, or should be. None if it has other words. */
export function choosePictures(data: DataTransfer): File[] {
  const files = [...data.files];
  // Chromium reports the styles of HTML that is parsed, which the policy forbids.
  if (files.length === 0) return files;
  const html = data.getData('text/html');
  return files.some(isTextFile) || (html && !isOnlyImage(html)) ? [] : files;
}

/** The event handlers of a field that takes pictures. */
export function takePictures({ add }: AddPictures, place: PicturePlace) {
  function take(event: ClipboardEvent | DragEvent, data: DataTransfer) {
    const files = event.defaultPrevented ? [] : choosePictures(data);
    if (files.length === 0) return;
    event.preventDefault();
    add(files, place);
  }
  return {
    onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
    onDrop: (event: DragEvent) => take(event, event.dataTransfer),
  };
}
