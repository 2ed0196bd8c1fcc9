import { findCountry, hasName, spellCountry } from './countries.ts';

// In these countries, and some others, a postal code stands behind the city or region.
const CODE_LAST = /^(AU|BR|CA|CN|GB|IE|IN|JP|KR|NZ|TW|US)$/;
const COMMAS: [languages: RegExp, comma: string][] = [
  [/^(?:ar|ckb|fa|ps|sd|ug|ur)$/, '، '],
  [/^ja$/, '、'],
  [/^(?:yue|zh)$/, '，'],
];
const COMMA = /[,،、，\n]/;

const toPlain = (part: string) => part.trim().toLocaleLowerCase();

/** A place in one line, in a language: each part of it once, and its country by its name. A mere country has no text. */
export function joinPlace(
  place: Record<'address' | 'postalCode' | 'city' | 'region' | 'country' | 'countryCode', string>,
  lang: string,
): string {
  const { city, country, countryCode } = place;
  // A state beside its own abbreviation, which no postal code is.
  const region = place.region.replace(/(?<=\p{Ll}) [A-Z]{2}$/u, '');
  const postalCode = region && /^[A-Z]{2}$/.test(place.postalCode) ? '' : place.postalCode;
  const code = findCountry(countryCode, lang) || findCountry(country, lang);
  const isCountry = (part: string) => code !== '' && hasName([part], code, lang);
  // A city may be its own region, and either of them its country.
  const own = [city, region, postalCode, `${region} ${postalCode}`, `${postalCode} ${city}`];
  const others = new Set(own.filter(Boolean).map(toPlain));
  const written = place.address.split(COMMA).map((part) => part.trim());
  const street = written.filter((part) => !others.has(toPlain(part)) && !isCountry(part));
  const isArea = toPlain(region) !== toPlain(city) && !(city && isCountry(region));
  const area = isArea ? region : '';
  const isLast = code ? CODE_LAST.test(code) : /^[A-Z]{2} \d/.test(postalCode);
  const parts = isLast
    ? [...street, city, `${area} ${postalCode}`.trim()]
    : [...street, `${postalCode} ${city}`.trim(), area];
  const lines = parts.filter(Boolean);
  if (lines.length === 0) return '';
  // As the owner writes it, or else by its code.
  const named = [country, region, ...written].find((part) => part.length > 2 && isCountry(part));
  const name = lines.some(isCountry) ? '' : named || spellCountry(country || countryCode, lang);
  const { language } = new Intl.Locale(lang);
  const [, comma = ', '] = COMMAS.find(([languages]) => languages.test(language)) ?? [];
  return [...lines, name].filter(Boolean).join(comma);
}
