const RIGHT_TO_LEFT = /Adlm|Arab|Hebr|Nkoo|Rohg|Syrc|Thaa/;

/** The direction in which a language is written. Takes some milliseconds in a browser the first time. */
export const findDirectionOf = (lang: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.test(new Intl.Locale(lang).maximize().script ?? '') ? 'rtl' : 'ltr';
