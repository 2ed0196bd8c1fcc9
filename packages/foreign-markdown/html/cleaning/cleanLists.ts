import { LEVELLED, findLevel } from '../signs';
import { openLists } from './nestLists';

// Of Slack's lists.
const MAX_LEVEL = 10;

/** Nests the items that have their level in an attribute. Word has a list around each, and something around the list. */
function nestItems(body: Element): void {
  const lists = new Set([...body.querySelectorAll(LEVELLED)].map((item) => item.parentElement!));
  for (const list of lists) {
    const around = list.parentElement!;
    const isAlone = around.textContent.trim() === list.textContent.trim();
    if (around.tagName === 'DIV' && isAlone) around.replaceWith(list);
  }
  const put = openLists();
  let last: Element | null = null;
  for (const list of lists) {
    const items = [...list.children].filter((item) => item.matches(LEVELLED));
    if (items.length === 0 || items.length < list.children.length) continue;
    const start = list.getAttribute('start') ?? undefined;
    for (const [i, element] of items.entries()) {
      const kind = element.getAttribute('data-list');
      const isNumbered = kind ? kind === 'ordered' : list.tagName === 'OL';
      // The first one is beside the list before, the others follow it.
      list.before(element);
      const isNext = last !== null && element.previousElementSibling === last;
      const isNew: boolean =
        i === 0 && start === '1' && last?.tagName === 'OL' && findLevel(element) === 1;
      last = put({ element, level: findLevel(element), isNumbered, start }, isNext && !isNew);
    }
    list.remove();
  }
}

/** Puts the lists of Slack and the tasks of Notion where HTML has them. */
export function cleanLists(body: Element): void {
  nestItems(body);
  for (const list of body.querySelectorAll('[data-indent]')) {
    const level = Math.min(Number(list.getAttribute('data-indent')), MAX_LEVEL);
    let outer = list.previousElementSibling;
    if (!level || !outer || !/^[OU]L$/.test(outer.tagName)) continue;
    for (let i = 1; i < level; i++)
      outer = outer.lastElementChild?.querySelector(':scope > ul, :scope > ol') ?? outer;
    outer.lastElementChild?.append(list);
  }
  // Notion has a list for each task.
  for (const list of body.querySelectorAll('ul + ul'))
    if (!list.previousSibling?.nodeValue?.trim()) {
      list.previousElementSibling!.append(...list.childNodes);
      list.remove();
    }
}
