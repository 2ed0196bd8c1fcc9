/** Where the author writes: a selector of the field, and the cursor in it, which only fields of text have. */
export interface Focus {
  field: string;
  cursor: number | null;
}

/** Reads where the author writes; undefined outside of the form's fields. */
export function readFocus(): Focus | undefined {
  const field = document.activeElement as HTMLTextAreaElement | null;
  if (!field?.matches('.post-form :is(input, textarea)')) return undefined;
  const { id, dataset, selectionEnd } = field;
  // The ids of rows are others in another form.
  const { row } = dataset;
  return { field: row === undefined ? `#${id}` : `[data-row="${row}"]`, cursor: selectionEnd };
}

/** Lets the author write on in the field of the same place, if there is one. */
export function restoreFocus({ field, cursor }: Focus): void {
  const textarea = document.querySelector<HTMLTextAreaElement>(`.post-form ${field}`);
  textarea?.closest('details')?.setAttribute('open', '');
  textarea?.focus();
  if (cursor !== null) textarea?.setSelectionRange(cursor, cursor);
}

/** Scrolls what appears into sight, as far as it isn’t. A `ref`. */
export const showWhole = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: 'nearest' });
