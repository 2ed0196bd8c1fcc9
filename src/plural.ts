type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Makes a function that chooses the plural form of a sentence for a number, by the rules of a language: https://cldr.unicode.org/index/cldr-spec/plural-rules. */
export const pluralIn = (language: string) => (count: number, forms: Forms) =>
  forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
