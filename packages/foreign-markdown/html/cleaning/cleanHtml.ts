// Makes plain, semantic HTML of what Word, Google Docs and browsers put into the clipboard.
import { cleanCards } from './cleanCards';
import { cleanCode } from './cleanCode';
import { cleanCaptions, cleanImages, cleanLightboxes, cleanPictureLinks } from './cleanImages';
import { cleanLists } from './cleanLists';
import { cleanMath } from '../../formulas/cleanMath';
import { cleanWord } from './cleanWord';
import { linkNotes } from './linkNotes';
import { makeElement, styleOf } from '../parseHtml';
import { cleanMono, listMonoClasses } from './cleanMono';
import { readSigns } from './readSigns';
import { removeHidden } from './removeHidden';
import { showPrivate } from '../signs';
import { BOLD, ITALIC, LOWERED, NOT_BOLD, RAISED, STRUCK } from '../styles';

const LINK = /^(?:https?:\/\/|mailto:)/i;
const PICTURE = /^(?:https?:\/\/|data:image\/)/i;
// Spaces that keep words together, and marks that nobody sees.
const SPACES = /\u00A0/g;
const MARKS = /[\u00AD\u200B\uFEFF]/g;

/** Puts an element's children in its place. */
const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

/** Puts an element's children into a new one. */
const wrapChildren = (element: Element, tag: string) =>
  element.append(makeElement(element, tag, {}, element.childNodes));

// Google Docs and some editors say these only by styles.
const STYLES: [style: RegExp, tag: string][] = [
  [BOLD, 'strong'],
  [ITALIC, 'em'],
  [STRUCK, 'del'],
  [RAISED, 'sup'],
  [LOWERED, 'sub'],
];

function readStyles(body: Element): void {
  for (const element of body.querySelectorAll('b, strong'))
    // Google Docs wraps all that is copied.
    if (NOT_BOLD.test(styleOf(element))) unwrap(element);
  for (const element of body.querySelectorAll('span, font')) {
    const tags = STYLES.filter(([style]) => style.test(styleOf(element)));
    for (const [, tag] of tags) wrapChildren(element, tag);
    if (tags.length > 0) unwrap(element);
  }
  // Two bold parts side by side are one.
  for (const element of body.querySelectorAll('b, strong, i, em, s, del')) {
    const before = element.previousElementSibling;
    if (before && before === element.previousSibling && before.tagName === element.tagName) {
      before.append(...element.childNodes);
      element.remove();
    }
  }
}

/** Cleans a document that was parsed from HTML. Links and pictures whose address doesn't match become their words. Returns how many pictures did. */
export function cleanHtml(
  { body }: Document,
  linkPattern = LINK,
  picturePattern = PICTURE,
): number {
  // Before what is hidden goes: Wikipedia has the source of a formula there.
  cleanMath(body);
  const mono = listMonoClasses(body.ownerDocument);
  removeHidden(body);
  readSigns(body);
  cleanCards(body);
  cleanWord(body);
  cleanMono(body, mono);
  readStyles(body);
  cleanLists(body);
  cleanCode(body);
  linkNotes(body);
  cleanLightboxes(body);
  cleanPictureLinks(body);
  const lost = cleanImages(body, picturePattern);
  // Of a picture that is lost, the caption stays.
  cleanCaptions(body);
  for (const link of body.querySelectorAll('a'))
    if (!linkPattern.test(link.getAttribute('href') ?? '')) unwrap(link);
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    text.nodeValue = showPrivate(text.nodeValue!.replaceAll(SPACES, ' ').replaceAll(MARKS, ''));
  return lost;
}
