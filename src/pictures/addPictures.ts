import { type ClipboardEvent, createContext, type DragEvent } from 'react';
import type { OptionalName } from '../post/fields';

/** Where pictures go: into the paragraph whose row has this key, or into an optional field, which holds one. */
export type PictureTarget = { paragraph: number } | { field: OptionalName };

/** How a field of the form asks for pictures. */
export interface AddPictures {
  /** Opens the dialog that prepares the files, asks for their words and puts the pictures where they belong. */
  add: (files: File[], target: PictureTarget) => void;
  /** Lets the user choose files, or take a photo. */
  choose: (target: PictureTarget) => void;
  /** Stores an image that is within a text. Returns its new address; undefined if it can't be read, or is elsewhere. */
  storeImage: (address: string) => Promise<string | undefined>;
  /** Whether a picture would be lost with the tab. */
  isAtRisk: boolean;
}

const nothing = () => undefined;

/** What adds pictures to the open form. */
export const AddPicturesContext = createContext<AddPictures>({
  add: nothing,
  choose: nothing,
  storeImage: () => Promise.resolve(undefined),
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
export function takePictures({ add }: AddPictures, target: PictureTarget) {
  function take(event: ClipboardEvent | DragEvent, data: DataTransfer) {
    const files = event.defaultPrevented ? [] : choosePictures(data);
    if (files.length === 0) return;
    event.preventDefault();
    add(files, target);
  }
  return {
    onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
    onDrop: (event: DragEvent) => take(event, event.dataTransfer),
  };
}
