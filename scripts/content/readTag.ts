const english = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** The English name of a language; undefined if the tag names none. */
export const nameLanguage = (tag: string): string | undefined => english.of(tag);

/** The language that a tag names, as it is usually written; undefined if it names none. */
export function readTag(tag: string): Intl.Locale | undefined {
  try {
    const locale = new Intl.Locale(tag);
    // `bak` is no usual name of Bashkir, but one of a backup.
    const isUsual = locale.baseName.toLowerCase() === tag.toLowerCase();
    return isUsual && nameLanguage(locale.language) ? locale : undefined;
  } catch {
    return undefined;
  }
}
