import { getCountries, isSupportedCountry, PhoneNumberMatcher } from 'libphonenumber-js/min';

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

const ADDRESS = /[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@(?:[\p{L}\p{N}-]+\.)+\p{L}[\p{L}\p{N}-]+/gu;

/** Splits a text at its e-mail addresses. */
export const splitEmails = (text: string): Part[] =>
  split(
    text,
    Array.from(text.matchAll(ADDRESS), ({ 0: address, index }) => ({
      from: index,
      to: index + address.length,
      href: `mailto:${address}`,
    })),
  );

/**
 * Splits a text at its phone numbers. One with a country code must have a possible length; one without must be a number of
 * the given country.
 */
export function splitPhones(text: string, country: string): Part[] {
  const code = country.toUpperCase();
  const defaultCountry = isSupportedCountry(code) ? code : undefined;
  // As long as the text: “(0)” is left out of a number with a country code.
  const plain = text.replace(/(\+\d{1,3}\)?[\s.-]?)\(0\)/g, '$1   ');
  // The types lack the leniency.
  const options = { defaultCountry, leniency: 'POSSIBLE', v2: true } as const;
  const matcher = new PhoneNumberMatcher(plain, options);
  const links: Link[] = [];
  while (matcher.hasNext()) {
    const { number, startsAt: from, endsAt: to } = matcher.next()!;
    const hasCode = /^\(?[+＋]/.test(text.slice(from, to));
    if (hasCode || number.isValid()) links.push({ from, to, href: number.getURI() });
  }
  return split(text, links);
}

/** Finds the code of a country by its name in English, in its own or in another language; '' if there is none. */
export function findCountry(name: string, language: string): string {
  if (isSupportedCountry(name.toUpperCase())) return name.toUpperCase();
  const names = ['en', language].map((one) => new Intl.DisplayNames(one, { type: 'region' }));
  return (
    getCountries().find((code) =>
      names.some((one) => one.of(code)?.toLowerCase() === name.toLowerCase()),
    ) ?? ''
  );
}
