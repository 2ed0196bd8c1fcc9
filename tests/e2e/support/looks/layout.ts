import { expect, type Locator, type Page } from '@playwright/test';
import { untilHydrated } from '../actions';
import { isPositionStored } from '../inPage';

/** Makes all text larger, as a reader does in the browser's settings. */
export const setTextSize = (page: Page, percent: number) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, `${percent}%`);

/** Spaces text as far as WCAG 1.4.12 allows readers to. */
export const spaceText = (page: Page) =>
  page.evaluate(() => {
    const style = new CSSStyleSheet();
    style.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
      p { margin-bottom: 2em !important }
    `);
    document.adoptedStyleSheets = [style];
  });

/**
 * Finds what doesn't fit: a page that scrolls sideways, words in the header that are broken although a line could hold
 * them, controls that are cut off or, in the header, cover each other. With names, as if each were the owner's.
 */
export const misfits = (page: Page, owners: string[] = []) =>
  page.evaluate((names) => {
    const found: string[] = [];
    const root = document.documentElement;
    const isOutside = ({ left, right }: DOMRect) => left < 0 || right > root.clientWidth + 0.5;

    /** Looks at one word of a link or button in the header. */
    const findBroken = (text: Node, start: number, word: string, box: DOMRect, room: number) => {
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, start + word.length);
      const parts = [...range.getClientRects()];
      const lines = new Set(parts.map(({ top }) => Math.round(top)));
      const isShort = parts.reduce((sum, part) => sum + part.width, 0) < room;
      if (lines.size > 1 && isShort) found.push(`“${word}” is on ${lines.size} lines`);
      const bounds = range.getBoundingClientRect();
      if (isOutside(bounds)) found.push(`“${word}” is outside the window`);
      if (bounds.bottom > box.bottom + 8) found.push(`“${word}” is below its link`);
    };

    const lookAtHeader = () => {
      const { paddingLeft, width } = getComputedStyle(document.querySelector('header .container')!);
      const room = parseFloat(width) - 2 * parseFloat(paddingLeft);
      const before: DOMRect[] = [];
      for (const link of document.querySelectorAll('header a, header button')) {
        if (!link.checkVisibility()) continue;
        const box = link.getBoundingClientRect();
        const isUnder = (other: DOMRect) =>
          Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
          Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1;
        if (before.some(isUnder)) found.push(`${link.textContent} is over another`);
        before.push(box);
        const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode())
          for (const { index, 0: word } of text.textContent!.matchAll(/[^\s-]+-?/g))
            findBroken(text, index, word, box, room);
      }
    };

    const lookAtPage = () => {
      if (root.scrollWidth > root.clientWidth)
        found.push(`the page is ${root.scrollWidth} px wide in ${root.clientWidth}`);
      lookAtHeader();
      const controls = 'a:not(.skip-link), button, input, select, textarea';
      for (const control of document.querySelectorAll<HTMLElement>(controls)) {
        const name = `${control.tagName} ${control.textContent || control.id}`;
        const box = control.getBoundingClientRect();
        // In a closed group, it still has the size that it had in another window.
        if (box.width === 0 || !control.checkVisibility()) continue;
        if (isOutside(box)) found.push(`${name} is outside the window`);
        // A text that is wider than its field scrolls in it.
        if (control instanceof HTMLInputElement) continue;
        const { display, overflowY } = getComputedStyle(control);
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = control;
        const isTooWide = display !== 'inline' && scrollWidth > clientWidth + 1;
        const isTooHigh = overflowY !== 'visible' && scrollHeight > clientHeight + 1;
        if (isTooWide || isTooHigh) found.push(`${name} is cut off`);
      }
    };

    if (names.length === 0) lookAtPage();
    for (const name of names) {
      document.querySelector('.site-title')!.textContent = name;
      lookAtPage();
    }
    return found;
  }, owners);

/**
 * Counts the characters in each line of running text, except the last line of each paragraph. They are scaled to the
 * width of DejaVu Sans, so that the typefaces of a machine don't matter.
 */
export const lineLengths = (page: Page) =>
  page.evaluate(() => {
    const { fontFamily } = getComputedStyle(document.body);
    const sample = 'the quick brown fox jumps over the lazy dog';
    const canvas = document.createElement('canvas').getContext('2d')!;
    canvas.font = `100px ${fontFamily}`;
    const scale = canvas.measureText(sample).width / 2227;
    const lengths: number[] = [];
    for (const block of document.querySelectorAll('main p, main li')) {
      const style = getComputedStyle(block);
      // Skips headlines, labels, lists of links and the texts of the hostile post.
      const isRunning = block.childElementCount === 0 && !block.textContent.includes('<');
      if (style.fontFamily !== fontFamily || !isRunning) continue;
      const lines = new Map<number, number>();
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { index, 0: word } of text.textContent!.matchAll(/\S+\s*/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.trimEnd().length);
          const top = Math.round(range.getBoundingClientRect().top);
          lines.set(top, (lines.get(top) ?? 0) + word.length);
        }
      }
      lengths.push(...[...lines.values()].slice(0, -1).map((length) => (length - 1) * scale));
    }
    return lengths;
  });

/** Has the browser move what is being read when the page changes above it, as Safari does. */
export const endAnchoring = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.overflowAnchor = 'none';
  });

/** How far below the window's edge an element begins. */
export const top = async (one: Locator) => (await one.boundingBox())!.y;

/** Scrolls until the element is this far below the window's edge. */
export const bringTo = (one: Locator, y: number) =>
  one.evaluate(async (element, to) => {
    const distance = element.getBoundingClientRect().top - to;
    if (Math.abs(distance) < 1) return;
    // The page has heard of it when the next frame begins.
    const isScrolled = new Promise((done) => addEventListener('scroll', done, { once: true }));
    scrollBy({ top: distance, behavior: 'instant' });
    await isScrolled;
    await new Promise(requestAnimationFrame);
  }, y);

/** Waits until the page has kept the place at which it is: a reload that comes before would take it away. */
export const untilKept = (page: Page) =>
  expect.poll(() => page.evaluate(isPositionStored)).toBe(true);

/** Waits until an element is this far below the window's edge. */
export async function expectAt(one: Locator, y: number) {
  const read = async () => (await one.boundingBox())?.y ?? Infinity;
  await expect.poll(async () => Math.abs((await read()) - y)).toBeLessThanOrEqual(4);
}

/** Leaves a page by a link, reloads the page that it leads to, and goes back. */
export async function leaveAndReturn(page: Page, link: Locator) {
  const left = page.url();
  // Playwright would scroll to it.
  await link.dispatchEvent('click');
  await expect(page).not.toHaveURL(left);
  await page.reload();
  await untilHydrated(page);
  await page.goBack();
  await expect(page).toHaveURL(left);
}
