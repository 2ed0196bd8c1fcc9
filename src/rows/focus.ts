/** Where the author writes: a selector of the field, and the cursor in it, which only fields of text have. */
export interface Focus {
  field: string;
  cursor: number | null;
}

/** A selector of the fields of the form. */
export const FIELDS = '.post-form :is(input, textarea)';

/** Reads where the author writes; undefined outside of the form's fields. */
export function readFocus(element = document.activeElement): Focus | undefined {
  if (!element?.matches(FIELDS)) return undefined;
  const { id, className, dataset, selectionEnd } = element as HTMLTextAreaElement;
  // The ids of rows are others in another form, and the body stands behind however many there are.
  const { row } = dataset;
  const isRow = row !== undefined && className !== 'Body';
  return { field: isRow ? `[data-row="${row}"]` : `#${id}`, cursor: selectionEnd };
}

/** Finds a field by its selector. */
export const queryField = (field: string) =>
  document.querySelector<HTMLTextAreaElement>(`.post-form ${field}`);

/** Lets the author write on in the field of the same place, if there is one. */
export function restoreFocus({ field, cursor }: Focus): void {
  const textarea = queryField(field);
  textarea?.closest('details')?.setAttribute('open', '');
  textarea?.focus();
  if (cursor !== null) textarea?.setSelectionRange(cursor, cursor);
}

/** Focuses a text field, with the cursor at a place in it. */
export function focusAt(field: HTMLTextAreaElement, cursor: number): void {
  field.focus();
  field.setSelectionRange(cursor, cursor);
}

/** Scrolls what appears into sight, as far as it isn’t. A `ref`. */
export const showWhole = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: 'nearest' });
