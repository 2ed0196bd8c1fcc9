// Footnotes: a number that leads to a text, which leads back.
import { makeElement } from '../parseHtml';

// A note of several paragraphs, in Word and LibreOffice.
const NOTE_BOX = 'div[id^="ftn"], div[id^="edn"], div[id^="sdfootnote"], div[id^="sdendnote"]';
// Encyclopedias have “note 1” too.
const NUMBER = /^[^\p{L}\p{N}]*(?:\p{L}{1,8}[.\s]{1,3}\d{1,3}|[\p{L}\p{N}]{1,3})[^\p{L}\p{N}]*$/u;

function readFragment(link: Element): string {
  const href = link.getAttribute('href')!;
  return href.slice(href.indexOf('#') + 1);
}

/** The links within a note, by what they lead to. */
function listLinks(note: Element): Map<string, Element[]> {
  const links = new Map<string, Element[]>();
  for (const link of note.querySelectorAll('a[href*="#"]')) {
    const name = readFragment(link);
    const same = links.get(name);
    if (same) same.push(link);
    else links.set(name, [link]);
  }
  return links;
}

/** Makes `x-reference` and `x-note` elements of footnotes. */
export function linkNotes(body: Element): void {
  // Elements could be compared instead, but happy-dom walks through the whole page for each pair.
  const order = new Map([...body.querySelectorAll('*')].map((element, i) => [element, i]));
  const targets = new Map<string, Element>();
  for (const element of body.querySelectorAll('[id], [name]'))
    for (const name of [element.id, element.getAttribute('name')])
      if (name && !targets.has(name)) targets.set(name, element);
  const labels = new Map<Element, string>();
  const linksIn = new Map<Element, ReturnType<typeof listLinks>>();
  for (const link of body.querySelectorAll('a[href*="#"]')) {
    const target = targets.get(readFragment(link));
    const note = target?.closest(NOTE_BOX) ?? target?.closest('li, p, div, aside');
    if (!target || !note || note.contains(link) || !NUMBER.test(link.textContent)) continue;
    const reference = link.closest('sup') ?? link;
    const own = [link.id, link.getAttribute('name'), link.closest('[id]')?.id, reference.id];
    const links = linksIn.get(note) ?? listLinks(note);
    linksIn.set(note, links);
    const back = [...new Set(own)].flatMap((name) => links.get(name ?? '') ?? []);
    if (back.length === 0 && !labels.has(note)) continue;
    // The note comes after the words.
    if (order.get(note)! < order.get(link)!) continue;
    for (const backlink of back) (backlink.closest('sup') ?? backlink).remove();
    const label = labels.get(note) ?? String(labels.size + 1);
    labels.set(note, label);
    reference.replaceWith(makeElement(reference, 'x-reference', { 'data-label': label }));
  }
  const lists = new Set<Element>();
  for (const [note, label] of labels) {
    lists.add(note.parentElement!);
    note.remove();
    body.append(makeElement(note, 'x-note', { 'data-label': label }, note.childNodes));
  }
  for (const list of lists) if (!list.textContent.trim() && list !== body) list.remove();
}

const NOTE =
  /^(?:user-content-)?_?(?:fn|ftn|edn|(?:easy-)?footnote|endnote|sdfootnote|sdendnote|cite_note|note)[\w:.-]{0,60}$/i;
const MARKED = '[role=doc-noteref], [data-fn], [data-footnote-ref], [class*=footnote], .fn';
const BACK = /ref|anchor|anc$|back/i;

const readText = (element: Element) => element.textContent;

/** Whether a link of these words, to a part of this name, is the number of a footnote. */
export const isNoteNumber = (words: string, name: string, isMarked: boolean): boolean =>
  (isMarked || NOTE.test(name)) && !BACK.test(name) && NUMBER.test(words);

/** Makes an `x-lost` of each number that leads to a footnote that isn’t there. `hasId` says what is beside the page, `toText` what is in an element. */
export function loseNotes(
  body: Element,
  hasId: (name: string) => boolean = () => false,
  toText = readText,
): void {
  const ids = new Set([...body.querySelectorAll('[id]')].map(({ id }) => id));
  for (const element of body.querySelectorAll('a[name]')) ids.add(element.getAttribute('name')!);
  for (const link of body.querySelectorAll('a[href*="#"]')) {
    const name = readFragment(link);
    const sup = link.closest('sup');
    const isRaised = sup || link.querySelector('sup');
    const isHere = link.getAttribute('href')!.startsWith('#');
    const isMarked = [link, link.parentElement].some((element) => element?.matches(MARKED));
    const isNote = isNoteNumber(toText(link), name, isMarked || Boolean(isRaised && isHere));
    if (!isNote || ids.has(name) || hasId(name)) continue;
    link.replaceWith(makeElement(link, 'x-lost', { id: 'footnote' }));
    // Brackets, and commas between two.
    if (sup && !/[\p{L}\p{N}]/u.test(toText(sup)))
      sup.replaceWith(...sup.querySelectorAll('x-lost'));
  }
}
