import type { Root } from 'mdast';
import { type Conversion, findLost, listMissing, listPageTexts } from '../findLost';
import { listNodes, toWords } from '../flow';
import { replaceAddresses } from '../replaceAddresses';
import type { AddressBook } from '../replaceAddresses';
import { writeMarkdown } from '../writing/writeMarkdown';
import { findEditor } from './cleaning/cleanCode';
import { cleanHtml } from './cleaning/cleanHtml';
import { loseNotes } from './cleaning/linkNotes';
import { inlineCode, isProse } from './convertCode';
import { findPeople } from '../mail';
import { isTooDeep, makeElement, parseHtml } from './parseHtml';
import { readHtml } from './readHtml';

const NOT_SHOWN = 'script, style, template, title, meta, link';

/** What is seen of words, without spaces. */
const toSeen = (text: string) => text.replaceAll(/[\s\p{Cf}\p{Co}]/gu, '');

/** Whether a tree has nothing but words. */
const isWords = (root: Root): boolean =>
  listNodes(root).every(({ type }) => /^(?:root|paragraph|text|break)$/.test(type));

/** Converts pasted HTML to Markdown; undefined if it has nothing but words, all of which are seen. Rejects if it is nested too deep. */
export async function convertHtml(
  html: string,
  findPicture?: AddressBook['findPicture'],
): Promise<Conversion | undefined> {
  const page = parseHtml(html);
  if (isTooDeep(page.body)) throw new Error('too deep');
  const editor = findEditor(page.body);
  if (editor && editor.tagName !== 'PRE')
    editor.replaceWith(makeElement(editor, 'pre', {}, editor.childNodes));
  for (const element of page.body.querySelectorAll(NOT_SHOWN))
    if (!element.matches('[src*="gist.github.com"], style, math *, [type^="math/"]'))
      element.remove();
  const seen = toSeen(page.body.textContent);
  loseNotes(page.body);
  let pictures = cleanHtml(page);
  const root = readHtml(page.body);
  const [first, ...others] = root.children;
  if (first?.type === 'code' && others.length === 0) {
    if (editor && isProse(first.value, first.lang)) return undefined;
    root.children = [inlineCode(first)];
  }
  const isSame = seen === toSeen(toWords(root));
  const people = findPeople(root.children.map(toWords).join('\n\n'), page.body);
  const missing = listMissing(page);
  const isNamed = pictures > 0 || people.length > 0 || missing.length > 0;
  // The cells of a column are lines there.
  if (isWords(root) && isSame && !isNamed && !page.body.querySelector('td')) return undefined;
  const counts = await replaceAddresses(root, { findPicture });
  pictures += counts.pictures;
  const body = writeMarkdown(root);
  // What is left out may be all that there was.
  if (!body && seen && pictures === 0 && missing.length === 0) return undefined;
  const personal = [...new Set([...counts.personal, ...people])];
  const lost = [...missing, ...findLost(listPageTexts(page), body)];
  return { body, lost, left: [], pictures, personal };
}
