// Puts elements where programs have roles, attributes and classes instead.
import { makeElement, rename, styleOf, toLetters } from '../parseHtml';
import * as signs from '../signs';

function readHeadings(body: Element): void {
  for (const element of body.querySelectorAll('[role=heading][aria-level]')) {
    const level = Math.min(Math.max(Number(element.getAttribute('aria-level')) || 1, 1), 6);
    const isOne =
      /^H[1-6]$/.test(element.tagName) || element.querySelector('h1, h2, h3, h4, h5, h6');
    if (!isOne) rename(element, `h${level}`);
  }
}

// A box that is typed at the beginning of an item.
const TYPED_BOX = /^\s*\[([ xX])\]\s+/;

function readTasks(body: Element): void {
  for (const box of body.querySelectorAll(signs.BOXES)) {
    const checked = box.matches(signs.DONE) ? '' : undefined;
    box.replaceWith(makeElement(box, 'input', { type: 'checkbox', checked }));
  }
  for (const item of body.querySelectorAll('li')) {
    const texts = item.ownerDocument.createTreeWalker(item, NodeFilter.SHOW_TEXT);
    let text = texts.nextNode();
    while (text && !text.nodeValue!.trim()) text = texts.nextNode();
    const [mark, sign] = TYPED_BOX.exec(text?.nodeValue ?? '') ?? [];
    if (!mark || text!.parentElement!.closest('li') !== item) continue;
    text!.nodeValue = text!.nodeValue!.slice(mark.length);
    item.prepend(
      makeElement(item, 'input', { type: 'checkbox', checked: sign!.trim() ? '' : undefined }),
    );
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

// A link to a source in a chat’s answer, and what says in it that there are more.
const CHIP = 'a.citation, [data-testid*="citation"] a';
const MORE = /^\s*\+\d{1,3}\s*$/;

/** Removes from the chips of sources how many more there are, which a reader can't open. */
function readChips(body: Element): void {
  for (const link of body.querySelectorAll('a[href]')) {
    const last = [...link.querySelectorAll('span, div')].at(-1);
    for (const more of [last, link.nextElementSibling]) {
      if (!more || !MORE.test(more.textContent)) continue;
      if (toLetters(link) === toLetters(more)) continue;
      more.remove();
      link.before(' ');
    }
  }
}

const SHOWN = /^(https?:\/\/[^\s…][^\s….]*\.[^\s…]+)…?$/;

function readWords(body: Element): void {
  // The names of tabs, and of sources, stand apart by styles alone.
  for (const name of body.querySelectorAll(`label + label, input[type=radio] + label, ${CHIP}`))
    name.before(' ');
  readChips(body);
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
