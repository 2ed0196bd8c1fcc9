import { findDirection } from '../../src/post/text/language';

/** Whether browsers show a text from right to left, as a block of its own. */
export const isFromRight = (text: string): boolean =>
  [text, /\p{L}/u.exec(text)?.[0] ?? ''].some((part) => findDirection(part) === 'rtl');
