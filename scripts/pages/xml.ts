const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

// What XML 1.0 allows no document to hold, escaped or not (section 2.2): most control characters, lone surrogates.
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** A text as it may stand in XML or HTML, in an element or an attribute. */
export const escapeXml = (text: string): string =>
  text.replace(forbidden, '\u{FFFD}').replace(/[&<>"']/g, (character) => entities[character]!);
