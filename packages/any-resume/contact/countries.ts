import { getCountries, isSupportedCountry } from 'libphonenumber-js/min';

// Languages of many countries say nothing of the country of a phone number.
const MANY_COUNTRIES = /^(ar|de|en|es|fa|fr|it|ms|nl|pt|ru|sv|sw|zh)$/;

// Common names that the Unicode CLDR doesn’t have.
const SHORT_NAMES: Record<string, string> = {
  USA: 'US',
  'U.S.A.': 'US',
  UK: 'GB',
  ENGLAND: 'GB',
  中华人民共和国: 'CN',
  中華人民共和國: 'CN',
  中国大陆: 'CN',
  台灣: 'TW',
  臺灣: 'TW',
  日本国: 'JP',
  韩国: 'KR',
};

// To open one takes long.
const names = new Map<string, Intl.DisplayNames>();

/** The names of countries in a language. */
function namesIn(lang: string): Intl.DisplayNames {
  const countries = names.get(lang) ?? new Intl.DisplayNames(lang, { type: 'region' });
  names.set(lang, countries);
  return countries;
}

/** Whether a text is the name of a country, by its code, in one of these languages. */
const isName = (text: string, code: string, langs: string[]) =>
  langs.some((lang) => namesIn(lang).of(code)?.toLowerCase() === text.toLowerCase());

const ownLanguage = (code: string) => new Intl.Locale(`und-${code}`).maximize().language;

/** Whether one of these texts is the name of a country, in English, its own language or another. */
export const hasName = (texts: string[], code: string, lang = 'en') =>
  texts.some((text) => isName(text, code, ['en', lang, ownLanguage(code)]));

/** Finds the code of a country by its code or its name in a language, its own or English; '' if it isn’t known. */
export function findCountry(name: string, lang = 'en'): string {
  // To open all languages takes half a second.
  if (!name) return '';
  const code = SHORT_NAMES[name.toUpperCase()] ?? name.toUpperCase();
  if (isSupportedCountry(code)) return code;
  return getCountries().find((country) => hasName([name], country, lang)) ?? '';
}

/** The name of a country in a language, if it is written as its code. */
export function spellCountry(name: string, lang: string): string {
  const code = name.toUpperCase();
  return isSupportedCountry(code) ? namesIn(lang).of(code)! : name;
}

/** Finds the country of phone numbers by its code or its name, or else by the language; '' if it isn’t known. */
export function findPhoneCountry(name: string, lang: string): string {
  const { language, region } = new Intl.Locale(lang);
  const likely = MANY_COUNTRIES.test(language) ? '' : new Intl.Locale(lang).maximize().region;
  return findCountry(name, lang) || (region ?? likely ?? '');
}
