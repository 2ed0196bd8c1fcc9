const RIGHT_TO_LEFT = /Adlm|Arab|Hebr|Nkoo|Rohg|Syrc|Thaa/;

/** The direction in which a language is written. */
export const findDirectionOf = (lang: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.test(new Intl.Locale(lang).maximize().script ?? '') ? 'rtl' : 'ltr';

// Hebrew, Arabic and the scripts between them.
const RIGHT_TO_LEFT_LETTERS = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/g;

/** The direction of a block of text: that of its first letter, but an Arabic sentence may begin with a name in Latin letters. */
export const findDirection = (text: string): 'rtl' | 'auto' =>
  (text.match(RIGHT_TO_LEFT_LETTERS)?.length ?? 0) * 3 > text.length ? 'rtl' : 'auto';
