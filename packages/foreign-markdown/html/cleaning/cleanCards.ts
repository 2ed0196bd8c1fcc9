// Cards that show another page: what its headings say is no part of this text.
import { rename, toLetters } from '../parseHtml';

const CARD =
  'aside, figure, [class*="card"], [class*="onebox"], [class*="bookmark"], [class*="embed"], [class*="preview"], [class*="unfurl"], [class*="ltag"]';
const HEADING = 'h1, h2, h3, h4, h5, h6';

/** Finds the card that a heading belongs to: a link with more in it, or what is drawn as one and has no other heading. */
function findCard(heading: Element): Element | undefined {
  const around = heading.closest('a[href]');
  if (around && toLetters(around) !== toLetters(heading)) return around;
  const card = heading.parentElement!.closest(CARD);
  const link = around ?? heading.querySelector('a[href]:not([href^="#"])');
  const isAlone = card?.querySelectorAll(HEADING).length === 1;
  return isAlone && toLetters(link) === toLetters(heading) ? card : undefined;
}

/** Makes paragraphs of the headings of cards. */
export function cleanCards(body: Element): void {
  for (const heading of body.querySelectorAll(HEADING)) if (findCard(heading)) rename(heading, 'p');
}
