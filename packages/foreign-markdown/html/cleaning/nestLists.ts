import { makeElement } from '../parseHtml';

/** An item of a list that isn’t nested. */
export interface FlatItem {
  element: Element;
  /** The outermost is 1. */
  level: number;
  isNumbered: boolean;
  /** The number of the first one; undefined if the list begins with 1. */
  start?: string;
}

/** Opens lists for items one after the other, each in the list of the item before or within it. What it returns puts an item there, `isNext` if it follows the list of the last one, and returns the outermost list. */
export function openLists(): (item: FlatItem, isNext: boolean) => Element {
  // The lists that are open, the innermost last.
  let open: { level: number; list: Element }[] = [];
  return ({ element, level, isNumbered, start }, isNext) => {
    const tag = isNumbered ? 'OL' : 'UL';
    open = isNext ? open.filter((outer) => outer.level <= level) : [];
    const before = open.at(-1);
    if (before?.level === level && before.list.tagName !== tag) open.pop();
    if (open.at(-1)?.level !== level) {
      const list = makeElement(element, tag, { start });
      const outer = open.at(-1)?.list.lastElementChild;
      if (outer) outer.append(list);
      else element.before(list);
      open.push({ level, list });
    }
    open.at(-1)!.list.append(makeElement(element, 'li', {}, element.childNodes));
    element.remove();
    return open[0]!.list;
  };
}
