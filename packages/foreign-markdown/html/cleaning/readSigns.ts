// Puts elements where programs have roles, attributes and classes instead.
import { makeElement, styleOf } from '../parseHtml';
import * as signs from '../signs';

/** Puts another element in the place of one, with its attributes and all that is in it. */
function rename(element: Element, tag: string): void {
  const names = element.getAttributeNames();
  const attributes = names.map((name) => [name, element.getAttribute(name) ?? undefined] as const);
  element.replaceWith(
    makeElement(element, tag, Object.fromEntries(attributes), element.childNodes),
  );
}

function readHeadings(body: Element): void {
  for (const element of body.querySelectorAll('[role=heading][aria-level]')) {
    const level = Math.min(Math.max(Number(element.getAttribute('aria-level')) || 1, 1), 6);
    const isOne =
      /^H[1-6]$/.test(element.tagName) || element.querySelector('h1, h2, h3, h4, h5, h6');
    if (!isOne) rename(element, `h${level}`);
  }
}

function readTasks(body: Element): void {
  for (const box of body.querySelectorAll(signs.BOXES)) {
    const checked = box.matches(signs.DONE) ? '' : undefined;
    box.replaceWith(makeElement(box, 'input', { type: 'checkbox', checked }));
  }
  for (const task of body.querySelectorAll(signs.TASKS)) {
    const isDone = task.matches(signs.DONE);
    const own = task.querySelector('input[type=checkbox]');
    if (own?.closest('li') === task) {
      if (isDone) own.setAttribute('checked', '');
    } else
      task.prepend(
        makeElement(task, 'input', { type: 'checkbox', checked: isDone ? '' : undefined }),
      );
  }
}

/** Says what an aside is, which Notion has with an emoji or an icon. */
function readCallouts(body: Element): void {
  for (const box of body.querySelectorAll('.admonitionblock')) {
    const content = box.querySelector('td.content');
    if (content) box.replaceChildren(...content.childNodes);
  }
  for (const aside of body.querySelectorAll('aside')) {
    const icon = aside.querySelector('img[src*="notion.so/icons/"]');
    const [, emoji = ''] = /^\s*(\p{Extended_Pictographic}\uFE0F?)/u.exec(aside.textContent) ?? [];
    if (!icon && !emoji) continue;
    const name = icon ? icon.getAttribute('src')! : emoji;
    const byName = /light-bulb|warning|exclamation|alert/.exec(icon ? name : '')?.[0];
    const byEmoji = signs.CALLOUT_EMOJIS.find(([emojis]) => emojis.test(emoji))?.[1];
    const kinds: Record<string, string> = { 'light-bulb': 'tip', exclamation: 'important' };
    aside.setAttribute('data-callout', byEmoji ?? kinds[byName ?? ''] ?? byName ?? 'note');
    if (!byEmoji) continue;
    const texts = aside.ownerDocument.createTreeWalker(aside, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      if (text.nodeValue!.includes(emoji)) {
        text.nodeValue = text.nodeValue!.replace(emoji, '').trimStart();
        break;
      }
  }
}

const SHOWN = /^(https?:\/\/[^\s…][^\s….]*\.[^\s…]+)…?$/;

function readWords(body: Element): void {
  // The names of tabs, and of sources, stand apart by styles alone.
  for (const name of body.querySelectorAll('label + label, input[type=radio] + label, a.citation'))
    name.before(' ');
  for (const element of body.querySelectorAll(signs.FOLDED))
    element.prepend(makeElement(element, 'summary', {}, [element.getAttribute('data-title')!]));
  for (const element of body.querySelectorAll(signs.MOMENT)) {
    const date = new Date(Number(element.getAttribute('data-timestamp')));
    // Some programs have the words in it anyway.
    if (/^\s*\d{9,}\s*$/.test(element.textContent) && !Number.isNaN(date.getTime()))
      element.textContent = date.toISOString().slice(0, 10);
  }
  for (const element of body.querySelectorAll('span, font'))
    if (
      /wingdings|font-family:\s*symbol/i.test(
        styleOf(element) + (element.getAttribute('face') ?? ''),
      )
    )
      for (const text of element.childNodes)
        if (text.nodeType === 3)
          text.nodeValue = [...text.nodeValue!]
            .map((sign) => signs.WINGDINGS.get(sign) ?? sign)
            .join('');
  // The address as it was before a mail program changed it.
  for (const link of body.querySelectorAll('a[originalsrc]'))
    link.setAttribute('href', link.getAttribute('originalsrc')!);
  // X has the address only in the words.
  for (const link of body.querySelectorAll('a[href^="https://t.co/"]')) {
    const [, address] = SHOWN.exec(link.textContent.trim()) ?? [];
    if (!address || /^https?:\/\/t\.co\//.test(address)) continue;
    link.setAttribute('href', address);
    link.textContent = address;
  }
}

/** Makes plain HTML of the signs that only some programs have. */
export function readSigns(body: Element): void {
  readTasks(body);
  for (const [sign, tag] of signs.ELEMENTS)
    for (const element of body.querySelectorAll(sign)) rename(element, tag);
  readHeadings(body);
  readCallouts(body);
  readWords(body);
}
