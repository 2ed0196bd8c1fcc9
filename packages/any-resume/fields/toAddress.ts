import { isAddress } from '#every-script';

// A file beside the page, such as index.html, has no host.
const IS_FILE = /^[^/:?#]+\.(html?|php|pdf|docx?|png|jpe?g|gif|svg)([?#]|$)/i;

/** Reads an http or https address, also one without a protocol; undefined if it is something else. */
export function toAddress(written: string): string | undefined {
  const isBare =
    /^([\p{L}\p{N}_-]+\.)+\p{L}[\p{L}\p{N}-]+(:\d+)?([/?#]|$)/u.test(written) &&
    !IS_FILE.test(written);
  const full = written.startsWith('//')
    ? `https:${written}`
    : `${isBare ? 'https://' : ''}${written}`;
  return isAddress(full) ? full : undefined;
}
