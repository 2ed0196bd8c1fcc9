import { isSupportedCountry, PhoneNumberMatcher } from 'libphonenumber-js/min';

/** A part of a text; `href` is '' where it is no link. */
export interface Part {
  text: string;
  href: string;
}

interface Link {
  from: number;
  to: number;
  href: string;
}

/** Splits a text at its links. */
function split(text: string, links: Link[]): Part[] {
  const ends = [0, ...links.map(({ to }) => to)];
  const parts = links.flatMap(({ from, to, href }, i) => [
    { text: text.slice(ends[i], from), href: '' },
    { text: text.slice(from, to), href },
  ]);
  return [...parts, { text: text.slice(ends.at(-1)), href: '' }].filter((part) => part.text);
}

const ADDRESS =
  /(?<![\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-])[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@(?:[\p{L}\p{N}-]+\.)+\p{L}[\p{L}\p{N}-]+/gu;

/** Splits a text at its e-mail addresses. */
export function splitEmails(written: string): Part[] {
  const text = written.replaceAll(/\bmailto:\s*/gi, '');
  const links = Array.from(text.matchAll(ADDRESS), ({ 0: address, index }) => ({
    from: index,
    to: index + address.length,
    href: `mailto:${address}`,
  }));
  return split(text, links);
}

// What says that an extension follows.
const EXTENSION = /[#x;]|ext|int|доб|anexo/i;

// Several numbers and words between them are shorter. The package takes long for others.
const MAX_PHONES = 300;

/**
 * Splits a text at its phone numbers. One with a country code must have a possible length; one without must be a number of
 * the given country.
 */
export function splitPhones(written: string, country: string): Part[] {
  const text = written.replaceAll(/\btel:\s*(?=[+\d(])/gi, '');
  if (text.length > MAX_PHONES) return split(text, []);
  const code = country.toUpperCase();
  const defaultCountry = isSupportedCountry(code) ? code : undefined;
  // A wave is a hyphen there, and not the sign of an extension.
  const plain = text.replaceAll('~', '-');
  // The types lack the leniency.
  const options = { defaultCountry, leniency: 'POSSIBLE', v2: true } as const;
  const matcher = new PhoneNumberMatcher(plain, options);
  const links: Link[] = [];
  while (matcher.hasNext()) {
    const { number, startsAt: from, endsAt } = matcher.next()!;
    const found = text.slice(from, endsAt);
    const hasCode = /^\(?[+＋]/.test(found);
    // What stands behind a comma, such as hours, is no extension.
    const comma = number.ext && !EXTENSION.test(found) ? found.lastIndexOf(',') : -1;
    const to = comma > 0 ? from + comma : endsAt;
    if (comma > 0) number.setExt('');
    if (hasCode || number.isValid()) links.push({ from, to, href: number.getURI() });
  }
  return split(text, links);
}
