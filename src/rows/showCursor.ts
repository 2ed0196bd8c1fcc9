/** Scrolls the cursor of a long field into sight, which focusing the field doesn't. */
export function showCursor(field: HTMLTextAreaElement): void {
  // A copy with the text before the cursor is as high as the cursor is low.
  const copy = field.cloneNode() as HTMLTextAreaElement;
  copy.removeAttribute('id');
  copy.value = field.value.slice(0, field.selectionEnd);
  const { style } = copy;
  style.cssText =
    'position: absolute; visibility: hidden; height: 0; min-height: 0; padding-block: 0';
  style.width = `${field.offsetWidth}px`;
  field.after(copy);
  const { lineHeight } = getComputedStyle(field);
  style.top = `${field.offsetTop + copy.scrollHeight}px`;
  style.height = lineHeight;
  copy.scrollIntoView({ block: 'nearest' });
  copy.remove();
}
