// What no reader of the source sees: scripts, hidden words, comments and deleted words of Word and Google Docs.
import { makeElement, styleOf } from '../parseHtml';

const INVISIBLE = [
  'script, style, template, title, meta, link, noscript, svg, select, button, [hidden]',
  // Word’s comments, their marks, and what its users have deleted while changes are tracked.
  '.msoDel, .MsoCommentReference, .MsoCommentText, .msocomanchor, .msocomtxt, .msocomoff',
  'del[cite^="mailto:"], [class*="CommentStart"], [class*="TrackedDelete"], [class*="TrackChangeDelete"]',
  // The lines above its notes.
  'hr[width="33%"], hr.footnotes-sep',
  // Labels that sites add to admonitions, and posts to words without formatting.
  '.limit-note, .callout-word, .kg-callout-emoji, [data-node-type=callout-emoji]',
  // Pictures of a card, beside its words.
  '.kg-bookmark-icon, .kg-bookmark-thumbnail, .bookmark-icon',
  // For screen readers and for editors.
  '.sr-only, .visually-hidden, .mw-editsection',
  // Of LibreOffice and of formulas, which are also there for the eyes.
  'sdfield[type=COMMENT], .comment-list, .MathJax_Preview',
].join();
const HIDDEN =
  /display:\s*none|visibility:\s*hidden|mso-hide:\s*all|mso-element:\s*comment|mso-special-character:\s*comment/i;
// Marks with which pages of documentation link to a heading.
const PERMALINK = /^[\s#¶§🔗\u200B]+$/u;
// Google Docs numbers its comments in the text and lists them at the end.
const GOOGLE_COMMENT = 'a[href^="#cmnt"], a[href*="#cmnt_ref"]';

/** Makes an embedded script a link to what it would show. */
function keepGists(body: Element): void {
  for (const script of body.querySelectorAll('script[src*="gist.github.com"]')) {
    const address = script.getAttribute('src')!.replace(/\.js(?=$|\?)/, '');
    script.replaceWith(makeElement(script, 'a', { href: address }, [address]), ' ');
  }
}

/** Removes what a reader must not see, or sees twice. */
export function removeHidden(body: Element): void {
  keepGists(body);
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
