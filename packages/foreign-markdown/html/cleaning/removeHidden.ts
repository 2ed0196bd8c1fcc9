// What no reader of the source sees: scripts, hidden words, comments and deleted words of Word and Google Docs.
import { makeElement, styleOf } from '../parseHtml';
import { INVISIBLE } from '../signs';
import { HIDDEN } from '../styles';

// Marks with which pages of documentation link to a heading.
const PERMALINK = /^[\s#¶§🔗\u200B]+$/u;
// Google Docs numbers its comments in the text and lists them at the end.
const GOOGLE_COMMENT = 'a[href^="#cmnt"], a[href*="#cmnt_ref"]';

/** Makes an embedded script a link to what it would show. */
function linkGists(body: Element): void {
  for (const script of body.querySelectorAll('script[src*="gist.github.com"]')) {
    const address = script.getAttribute('src')!.replace(/\.js(?=$|\?)/, '');
    script.replaceWith(makeElement(script, 'a', { href: address }, [address]), ' ');
  }
}

/** Removes what a reader must not see, or sees twice. */
export function removeHidden(body: Element): void {
  linkGists(body);
  for (const link of body.querySelectorAll(GOOGLE_COMMENT)) {
    const isComment = link.getAttribute('href')!.includes('#cmnt_ref');
    const comment = isComment ? (link.closest('div') ?? link.closest('p')) : link.closest('sup');
    (comment ?? link).remove();
  }
  for (const element of body.querySelectorAll(INVISIBLE)) element.remove();
  for (const link of body.querySelectorAll('a[href*="#"]'))
    if (PERMALINK.test(link.textContent)) link.remove();
  for (const element of body.querySelectorAll('[data-style]'))
    if (HIDDEN.test(styleOf(element))) element.remove();
}
