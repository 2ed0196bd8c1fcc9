// Makes plain, semantic HTML of what Word, Google Docs and browsers put into the clipboard. Loaded on demand.
import { cleanCode } from './cleanCode';
import { cleanWord } from './cleanWord';
import { linkNotes } from './linkNotes';
import { makeElement, styleOf } from './parseHtml';
import { removeHidden } from './removeHidden';
import { toTex } from './toTex';

const LINK = /^(?:https?:\/\/|mailto:)/i;
const PICTURE = /^(?:https?:\/\/|data:image\/)/i;
// Spaces that keep words together, or that nobody sees.
const SPACES = /\u00A0/g;
const MARKS = /[\u00AD\u200B\uFEFF]/g;
const EMOJI =
  'img.emoji, img[data-stringify-emoji], img[data-emoji], img[src*="/emoji/"], img.wp-smiley, img.joypixels';
const PICTOGRAPH = /^\p{Extended_Pictographic}/u;

/** Puts an element's children in its place. */
const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

/** Puts an element's children into a new one. */
const wrapChildren = (element: Element, tag: string) =>
  element.append(makeElement(element, tag, {}, element.childNodes));

// What only styles say in Google Docs and in some editors.
const STYLES: [style: RegExp, tag: string][] = [
  [/font-weight:\s*(?:bold|[6-9]00)/i, 'strong'],
  [/font-style:\s*italic/i, 'em'],
  [/text-decoration[^;]{0,200}line-through/i, 'del'],
  [/vertical-align:\s*super/i, 'sup'],
  [/vertical-align:\s*sub/i, 'sub'],
];

function readStyles(body: Element): void {
  for (const element of body.querySelectorAll('b, strong'))
    // Google Docs wraps all that is copied.
    if (/font-weight:\s*(?:normal|[1-4]00)/i.test(styleOf(element))) unwrap(element);
  for (const element of body.querySelectorAll('span, font')) {
    const tags = STYLES.filter(([style]) => style.test(styleOf(element)));
    for (const [, tag] of tags) wrapChildren(element, tag);
    if (tags.length > 0) unwrap(element);
  }
  // What is bold in two parts is one.
  for (const element of body.querySelectorAll('b, strong, i, em, s, del')) {
    const next = element.nextElementSibling;
    if (next && next === element.nextSibling && next.tagName === element.tagName) {
      next.prepend(...element.childNodes);
      element.remove();
    }
  }
}

// Of Slack's lists.
const MAX_LEVEL = 10;

/** Puts the lists of Slack and the tasks of Notion where HTML has them. */
function cleanLists(body: Element): void {
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

// A picture of this site, whose size is beside its address.
const OWN = /^\/pictures\/[0-9a-f]{32}\.webp$|^\/images\//;

/** The address that a picture of this site has in a post; undefined for others. */
function findOwn(image: HTMLImageElement, src: string): string | undefined {
  const origin = globalThis.location?.origin ?? '';
  const path = origin && src.startsWith(`${origin}/`) ? src.slice(origin.length) : src;
  if (!OWN.test(path)) return undefined;
  const size = [image.getAttribute('width'), image.getAttribute('height')];
  return path.startsWith('/images/') ? path : `${path}#${size.join('x')}`;
}

const LAZY = ['data-src', 'data-lazy-src', 'data-original', 'data-orig-file'];

/** The address of a picture, which may have another in its place until it is scrolled into sight. */
function showLazy(image: Element): string {
  const src = image.getAttribute('src') ?? '';
  const later = LAZY.map((name) => image.getAttribute(name)).find(Boolean);
  if (!later || (src && !src.startsWith('data:'))) return src;
  image.setAttribute('src', later);
  return later;
}

/** Makes words of pictures that stand for some. Returns how many others could not be kept. */
function cleanImages(body: Element, kept: RegExp): number {
  let lost = 0;
  for (const image of body.querySelectorAll('img')) {
    const alt = image.getAttribute('alt') ?? '';
    const src = showLazy(image);
    const own = findOwn(image, src);
    if (image.matches(EMOJI) || PICTOGRAPH.test(alt)) {
      // Slack has a name in place of the emoji, and its number in the address.
      const codes = /\/([\da-f]{4,5}(?:-[\da-f]{4,5})*)\.\w+$/.exec(src)?.[1]?.split('-') ?? [];
      const letters = codes.map((code) => String.fromCodePoint(parseInt(code, 16))).join('');
      image.replaceWith(/^:.*:$/.test(alt) && letters ? letters : alt);
    } else if (own) image.setAttribute('src', own);
    else if (/notion\.so\/icons\//.test(src)) image.remove();
    else if (!kept.test(src)) {
      image.replaceWith(alt);
      lost++;
    }
  }
  return lost;
}

/** Makes the caption of a picture its title, if it is nothing but words. */
function cleanCaptions(body: Element): void {
  // Of each figure, its only picture.
  const pictures = new Map<Element, Element | undefined>();
  for (const figure of body.querySelectorAll('figure')) {
    const [image, ...others] = figure.querySelectorAll('img, a');
    pictures.set(figure, image?.tagName === 'IMG' && others.length === 0 ? image : undefined);
  }
  for (const caption of body.querySelectorAll('figcaption')) {
    const figure = caption.closest('figure');
    const image = figure ? pictures.get(figure) : undefined;
    if (!image || caption.contains(image)) continue;
    image.setAttribute('title', caption.textContent.trim().replaceAll(/\s+/g, ' '));
    caption.remove();
  }
}

/** Keeps the source of a formula, which is in the page up to three times. */
function cleanMath(body: Element): void {
  for (const formula of body.querySelectorAll(
    '.mwe-math-element, .katex, mjx-container, .MathJax, math, .language-math, img[class*="mwe-math"]',
  )) {
    // It may have been in the place of a former one.
    if (!body.contains(formula)) continue;
    const annotation = formula.querySelector('annotation[encoding*="tex"]');
    const math = formula.matches('math') ? formula : formula.querySelector('math');
    const source = annotation ?? math ?? formula;
    const text =
      annotation?.textContent ??
      source.getAttribute('alttext') ??
      (math ? toTex(math) : (formula.querySelector('img') ?? formula).getAttribute('alt')) ??
      source.textContent;
    const isBlock = source.closest('[display=block], .katex-display, .formula, pre');
    const id = isBlock ? 'block' : undefined;
    const plain = text.trim().replace(/^\{\\displaystyle ([^]*)\}$/, '$1');
    const tex = isBlock ? plain : plain.replaceAll(/\s+/g, ' ');
    formula.replaceWith(makeElement(formula, 'x-math', { id }, [tex]));
  }
}

/** Cleans a document that was parsed from HTML. Links and pictures whose address doesn't match become their words. Returns how many pictures did. */
export function cleanHtml({ body }: Document, keptLinks = LINK, keptPictures = PICTURE): number {
  // Before what is hidden goes: Wikipedia has the source of a formula there.
  cleanMath(body);
  removeHidden(body);
  cleanWord(body);
  readStyles(body);
  cleanLists(body);
  cleanCode(body);
  linkNotes(body);
  cleanCaptions(body);
  const lost = cleanImages(body, keptPictures);
  for (const link of body.querySelectorAll('a'))
    if (!keptLinks.test(link.getAttribute('href') ?? '')) unwrap(link);
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    text.nodeValue = text.nodeValue!.replaceAll(SPACES, ' ').replaceAll(MARKS, '');
  return lost;
}
