import { makeElement } from '../parseHtml';

// Of Slack's lists.
const MAX_LEVEL = 10;

/** Puts the lists of Slack and the tasks of Notion where HTML has them. */
export function cleanLists(body: Element): void {
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
  // Google Docs has a picture of its box.
  for (const box of body.querySelectorAll(
    '.checkbox-on, .checkbox-off, li > img[aria-roledescription=checkbox]',
  )) {
    const checked = box.matches('.checkbox-on, [aria-checked=true] > img') ? '' : undefined;
    box.replaceWith(makeElement(box, 'input', { type: 'checkbox', checked }));
  }
}
