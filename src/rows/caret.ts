// Where places of a text field are on screen, which browsers don't say.
import { floorToCharacter } from './characters';

/** A copy of a part of a field's text. */
interface Copy {
  element: HTMLElement;
  /** The boxes of the characters from `from` to before `to`, counted in the whole text, in the window. */
  getBoxes: (from: number, to: number) => DOMRect[];
}

// So that its end has a place, too.
const END = '\u200B';

/** Measures in a copy of a part of a field's text, which stands in the place of the field and is gone afterwards. */
function measure<T>(
  field: HTMLTextAreaElement,
  [start, end]: [start: number, end: number],
  read: (copy: Copy) => T,
): T {
  const element = document.createElement('div');
  const look = getComputedStyle(field);
  for (const name of Array.from(look)) element.style.setProperty(name, look.getPropertyValue(name));
  const { offsetTop, offsetLeft, offsetWidth } = field;
  const own = `width: ${offsetWidth}px; top: ${offsetTop}px; left: ${offsetLeft}px`;
  element.style.cssText += `; position: absolute; visibility: hidden; height: auto; min-height: 0; ${own}`;
  element.textContent = field.value.slice(start, end) + END;
  field.after(element);
  const text = element.firstChild!;
  const range = document.createRange();
  const getBoxes = (from: number, to: number) => {
    range.setStart(text, from - start);
    range.setEnd(text, to - start);
    return [...range.getClientRects()];
  };
  const result = read({ element, getBoxes });
  element.remove();
  return result;
}

/** Where the line of a text that a place is in begins and ends. */
function findLine(text: string, at: number): [from: number, to: number] {
  const to = text.indexOf('\n', at);
  return [text.lastIndexOf('\n', at - 1) + 1, to < 0 ? text.length : to];
}

const toBox = ({ getBoxes }: Copy, at: number) => getBoxes(at, at + 1)[0] ?? new DOMRect();

/** Where in the window the line of a field's cursor begins, in px. */
export const getCursorTop = (field: HTMLTextAreaElement): number =>
  measure(field, [0, findLine(field.value, field.selectionEnd)[1]], (copy) => {
    const line = parseFloat(getComputedStyle(field).lineHeight);
    const { top, height } = toBox(copy, field.selectionEnd);
    return top + height / 2 - line / 2;
  });

/** Scrolls the cursor of a long field into sight, which focusing the field doesn't. */
export const showCursor = (field: HTMLTextAreaElement): void =>
  measure(field, [0, findLine(field.value, field.selectionEnd)[1]], (copy) => {
    const { style } = copy.element;
    const top = toBox(copy, field.selectionEnd).top - copy.element.getBoundingClientRect().top;
    style.top = `${field.offsetTop + top}px`;
    // Its line, and room for another one.
    style.height = `${parseFloat(getComputedStyle(field).lineHeight) * 2}px`;
    style.overflow = 'hidden';
    copy.element.scrollIntoView({ block: 'nearest' });
  });

/** Reads the columns of a field: how far its places are from the left of the window, in px. */
const openColumns = (field: HTMLTextAreaElement, copy: Copy) => {
  const isRtl = getComputedStyle(field).direction === 'rtl';
  return (at: number) => toBox(copy, at)[isRtl ? 'right' : 'left'];
};

const isBeside = (one: DOMRect, other: DOMRect) =>
  one.top < (other.top + other.bottom) / 2 && one.bottom > (other.top + other.bottom) / 2;

/** The column of the cursor, if it is in the first line on screen, or with `by` 1 in the last one; otherwise undefined. */
export function readColumn(field: HTMLTextAreaElement, by: 1 | -1): number | undefined {
  const { value, selectionEnd } = field;
  const line = findLine(value, selectionEnd);
  const [from, to] = line;
  if (by < 0 ? from > 0 : to < value.length) return undefined;
  return measure(field, line, (copy) => {
    const isEdge = isBeside(toBox(copy, selectionEnd), toBox(copy, by < 0 ? from : to));
    return isEdge ? openColumns(field, copy)(selectionEnd) : undefined;
  });
}

/** The place nearest to a column in the first line of a field on screen, or with `by` -1 in the last one. */
export function findAtColumn(field: HTMLTextAreaElement, by: 1 | -1, column: number): number {
  const { value } = field;
  const line = findLine(value, by > 0 ? 0 : value.length);
  const [from, to] = line;
  return measure(field, line, (copy) => {
    const getColumn = openColumns(field, copy);
    const edge = by > 0 ? from : to;
    let nearest = edge;
    let least = Infinity;
    for (let at = edge; at >= from && at <= to; at += by) {
      if (!isBeside(toBox(copy, at), toBox(copy, edge))) break;
      const distance = Math.abs(getColumn(at) - column);
      if (distance < least) [nearest, least] = [at, distance];
    }
    return floorToCharacter(value, nearest);
  });
}

/** How far below the top of a field the lines of several places are, in px. */
export const getTops = (field: HTMLTextAreaElement, places: number[]): number[] =>
  measure(field, [0, field.value.length], (copy) => {
    const { top } = copy.element.getBoundingClientRect();
    return places.map((at) => toBox(copy, at).top - top);
  });

/** The boxes of a part of a field's text, in px from the corner of the field. */
export const getBoxes = (field: HTMLTextAreaElement, from: number, to: number): DOMRect[] =>
  measure(field, [0, findLine(field.value, to)[1]], (copy) => {
    const { left, top } = field.getBoundingClientRect();
    return copy
      .getBoxes(from, to)
      .map(({ x, y, width, height }) => new DOMRect(x - left, y - top, width, height));
  });
