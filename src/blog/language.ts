const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'];

/** The attributes of words in a post's language; their first letter gives the direction if none is stated. */
export function inLanguage(lang?: string): { lang?: string; dir: 'ltr' | 'rtl' | 'auto' } {
  if (!lang) return { dir: 'auto' };
  const { script = '' } = new Intl.Locale(lang).maximize();
  return { lang, dir: RIGHT_TO_LEFT.includes(script) ? 'rtl' : 'ltr' };
}
