import type { Part } from '#any-resume';
import { LinkedParts } from './ContactLinks';

/** Decodes what packages/any-resume/contact/hideContact.ts has encoded. */
function decodeContact(code: string): Part[] {
  const bytes = Uint8Array.from(atob([...code].reverse().join('')), (one) => one.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes)) as Part[];
}

/** Shows an e-mail address or a phone number, and moves the focus to it, as the button is gone. */
export const revealContact = (code: string) => (
  <span tabIndex={-1} ref={(element) => element?.focus()}>
    <LinkedParts parts={decodeContact(code)} />
  </span>
);
