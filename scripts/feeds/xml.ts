const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

// Invalid in XML 1.0 even when escaped (section 2.2): most control characters, and lone surrogates.
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Escapes a text for elements and attributes of XML or HTML. */
export const escapeXml = (text: string): string =>
  text.replace(forbidden, '\u{FFFD}').replace(/[&<>"']/g, (character) => entities[character]!);
