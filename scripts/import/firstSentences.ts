/** The first sentences of a text, about as many as a summary has. */
export function firstSentences(text: string, language?: string): string {
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text);
  let summary = '';
  for (const { segment } of sentences) {
    if (summary && summary.length + segment.length > 160) break;
    summary += segment;
  }
  const trimmed = summary.trim();
  return trimmed.length > 300 ? `${trimmed.slice(0, 299).replace(/\s\S*$/, '')}…` : trimmed;
}
