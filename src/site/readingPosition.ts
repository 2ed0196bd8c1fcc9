/** A selector of the blocks of text on a page. */
export const TEXT_BLOCKS = 'h2, h3, h4, p, li, tr';

// The share of the window above the line that is probably being read.
const READ_AT = 1 / 3;

export const getTop = (block: Element): number => block.getBoundingClientRect().top;

/** Whether a block is being read, or stands below what is. */
export const isAhead = (block: Element): boolean =>
  block.getBoundingClientRect().bottom > innerHeight * READ_AT;

/** Scrolls until a block is where it was in the window, as far as the page is long enough. */
export const scrollBack = (block: Element, top: number): void =>
  scrollBy({ top: getTop(block) - top, behavior: 'instant' });
