// `npm run bench:markdown`: how long hostile paragraphs take to parse, to see that the time grows with their length alone.
import { treeOf } from '../src/blog/treeOf';

const again = (part: string) => (length: number) => part.repeat(length / part.length);

const texts: Record<string, (length: number) => string> = {
  'a sentence': again(
    'Some *plain* words with a [link](https://example.com) and more of them, to the end. ',
  ),
  brackets: again('['),
  'brackets and parentheses': again('[a]('),
  backticks: again('`a``'),
  asterisks: again('*a **b '),
  'nested emphasis': (length) => again('*a ')(length / 2) + again(' b*')(length / 2),
  'nested images': (length) => again('![')(length / 3) + again('](/)')((length * 2) / 3),
  quotes: again('> '),
  lists: again('- a\n'),
};
const lengths = [2_500, 10_000, 40_000];

const table = Object.entries(texts).map(([what, text]) => {
  const row = lengths.map((length) => {
    const begin = performance.now();
    const isParsed = treeOf(text(length)) !== undefined;
    const time = `${(performance.now() - begin).toFixed(0)} ms`;
    return [`${length} characters`, isParsed ? time : `${time} (plain text)`] as const;
  });
  return [what, Object.fromEntries(row)] as const;
});
console.table(Object.fromEntries(table));
