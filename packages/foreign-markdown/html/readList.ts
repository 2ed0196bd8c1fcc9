import type { List, ListItem, Nodes } from 'mdast';
import { toFlow } from '../flow';

/** Reads a list, each of its children by `read`. */
export function readList(list: Element, read: (child: Element) => Nodes[]): List {
  const ordered = list.tagName === 'OL';
  const items: ListItem[] = [];
  for (const child of list.children) {
    const nodes = read(child);
    // Google Docs puts a nested list beside its item.
    const last = items.at(-1);
    if (child.tagName !== 'LI' && last && nodes.every((node) => node.type === 'list')) {
      last.children.push(...nodes);
      continue;
    }
    const box = child.querySelector('input[type=checkbox]');
    const checked = box?.closest('li') === child ? box.hasAttribute('checked') : null;
    items.push({ type: 'listItem', spread: false, checked, children: toFlow(nodes) });
  }
  const isSpread = ({ children }: ListItem) =>
    children.filter(({ type }) => type === 'paragraph').length > 1;
  for (const item of items) item.spread = isSpread(item);
  const start = ordered ? Number(list.getAttribute('start') ?? 1) || 1 : null;
  return { type: 'list', ordered, start, spread: false, children: items };
}
