type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Makes a function that chooses the form of a sentence for a number, as a language has it: https://cldr.unicode.org/index/cldr-spec/plural-rules. */
export function pluralIn(language: string) {
  const rules = new Intl.PluralRules(language);
  return (count: number, forms: Forms): string => forms[rules.select(count)] ?? forms.other;
}
