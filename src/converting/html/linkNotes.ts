// Footnotes: a number that leads to a text, which leads back.
import { makeElement } from './parseHtml';

const NUMBER = /^\W*\w{1,3}\W*$/;

const readFragment = (link: Element) => /#(.+)$/.exec(link.getAttribute('href') ?? '')?.[1] ?? '';

/** Makes `x-reference` and `x-note` elements of footnotes. */
export function linkNotes(body: Element): void {
  const targets = new Map<string, Element>();
  for (const element of body.querySelectorAll('[id], [name]'))
    for (const name of [element.id, element.getAttribute('name')])
      if (name && !targets.has(name)) targets.set(name, element);
  const labels = new Map<Element, string>();
  for (const link of body.querySelectorAll('a[href*="#"]')) {
    const target = targets.get(readFragment(link));
    const note = target?.closest('li, p, div, aside');
    if (!target || !note || note.contains(link) || !NUMBER.test(link.textContent)) continue;
    const place = link.closest('sup') ?? link;
    const own = [link.id, link.getAttribute('name'), link.closest('[id]')?.id, place.id];
    const isBack = (one: Element) => one !== link && own.includes(readFragment(one));
    const back = [...note.querySelectorAll('a[href*="#"]')].filter(isBack);
    if (back.length === 0 && !labels.has(note)) continue;
    // The note comes after the words.
    if (!(link.compareDocumentPosition(note) & 4)) continue;
    for (const one of back) (one.closest('sup') ?? one).remove();
    const label = labels.get(note) ?? String(labels.size + 1);
    labels.set(note, label);
    place.replaceWith(makeElement(place, 'x-reference', { 'data-label': label }));
  }
  for (const [note, label] of labels) {
    const list = note.parentElement!;
    note.remove();
    body.append(makeElement(note, 'x-note', { 'data-label': label }, note.childNodes));
    if (!list.textContent.trim() && list !== body) list.remove();
  }
}
