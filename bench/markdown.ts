// `npm run bench:markdown`: how long hostile paragraphs take to parse, to see that the time grows with their length alone.
import { treeOf } from '../src/blog/markdown';

const parts = {
  'a sentence': 'Some *plain* words with a [link](https://example.com). ',
  brackets: '[',
  'brackets and parentheses': '[a](',
  backticks: '`a``',
  asterisks: '*a **b ',
  quotes: '> ',
  lists: '- a\n',
  'unclosed links': '![',
};
const lengths = [2_500, 10_000, 40_000];

const table = Object.entries(parts).map(([what, part]) => {
  const row = lengths.map((length) => {
    const text = part.repeat(length / part.length);
    const begin = performance.now();
    treeOf(text);
    return [`${length} characters`, `${(performance.now() - begin).toFixed(0)} ms`] as const;
  });
  return [what, Object.fromEntries(row)] as const;
});
console.table(Object.fromEntries(table));
