type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Makes a function that chooses the plural form of a sentence for a number, by the rules of a language: https://cldr.unicode.org/index/cldr-spec/plural-rules. */
export function pluralIn(language: string) {
  const rules = new Intl.PluralRules(language);
  return (count: number, forms: Forms): string => forms[rules.select(count)] ?? forms.other;
}
