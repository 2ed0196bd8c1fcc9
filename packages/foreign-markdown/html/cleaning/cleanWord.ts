import { makeElement, styleOf } from '../parseHtml';
import { openLists } from './nestLists';

const LEVEL = /mso-list:[^;]{0,200}level(\d)/i;
const ORDERED = /^\s*([\da-z]+)[.)]/i;

/** Finds the level of a paragraph that is an item of a list in Word; 0 for others. */
const findLevel = (element: Element | null) => Number(LEVEL.exec(styleOf(element))?.[1] ?? 0);

/** Makes lists of Word's paragraphs, which have a bullet or number of their own. */
function makeLists(body: Element): void {
  const isMarker = (element: Element) => /mso-list:\s*ignore/i.test(styleOf(element));
  const put = openLists();
  let last: Element | null = null;
  for (const element of body.querySelectorAll('p')) {
    const level = findLevel(element);
    if (level === 0) continue;
    const before = element.previousElementSibling;
    const marker = [...element.querySelectorAll('span')].find(isMarker);
    const [isNumbered, number] = ORDERED.exec(marker?.textContent ?? '') ?? [];
    marker?.remove();
    // A list may go on after a paragraph.
    const start = Number(number) > 1 ? number : undefined;
    const isNext = last !== null && before === last;
    last = put({ element, level, isNumbered: Boolean(isNumbered), start }, isNext);
  }
}

/** Makes plain HTML of what Word puts into the clipboard. */
export function cleanWord(body: Element): void {
  makeLists(body);
  for (const title of body.querySelectorAll('.MsoTitle'))
    title.replaceWith(makeElement(title, 'h1', {}, title.childNodes));
}
