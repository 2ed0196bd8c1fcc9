// What mail carries beside its words: who wrote it to whom, and how they sign.

const HEADS = '.moz-cite-prefix, .moz-email-headers-table, .gmail_attr, #divRplyFwdMsg';
const SIGNATURES =
  '.moz-signature, [class$="_signature"], [class*="signature_block"], [id$="signature" i]';
const QUOTES = 'blockquote[type=cite], .gmail_quote, .protonmail_quote, .yahoo_quoted';

const EMAIL = /(?<![\w.+-])[\w.+-]{1,64}@[a-z\d.-]{0,250}[a-z\d]/gi;
// As in the heads of mail: Ada <ada@example.com>, or [mailto:ada@example.com].
const HEAD = /\S ?<[\w.+-]{1,64}@[\w.-]{1,255}>|\[mailto:[^\s\]]{1,255}\]/;
// Below two dashes.
const SIGNATURE = /(?:^|\n)-- ?\n(\s*\S[^\n]*(?:\n[^\n]+)*)/;

const toLine = (words: string) =>
  words
    .replaceAll(/\s+/g, ' ')
    .replace(/^ ?--(?= )/, '')
    .trim();

function toWords(element: Element): string {
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const all: string[] = [];
  while (texts.nextNode()) all.push(texts.currentNode.nodeValue!);
  return toLine(all.join(' '));
}

/** Whether words may be those of mail. */
export const mayBeMail = (words: string): boolean => HEAD.test(words) || SIGNATURE.test(words);

/** Lists what mail says of people: addresses, the heads of what it quotes, and signatures. `body` is the page that has the words, if there is one. */
export function findPeople(words: string, body?: Element): string[] {
  const list = (selector: string) => [...(body?.querySelectorAll(selector) ?? [])].map(toWords);
  const isMail = HEAD.test(words) || list(`${HEADS}, ${QUOTES}`).length > 0;
  const emails = isMail ? (words.match(EMAIL) ?? []) : [];
  const heads = list(HEADS).filter((head) => !emails.some((email) => head.includes(email)));
  const signature = toLine(SIGNATURE.exec(words)?.[1] ?? '');
  const all = new Set([...emails, ...heads, ...list(SIGNATURES), signature]);
  return [...all].filter(Boolean);
}
