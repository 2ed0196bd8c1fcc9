import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { convertMarkdown } from '#foreign-markdown';

test('the example of the README is converted as it says', async () => {
  const readme = readFileSync('packages/foreign-markdown/README.md', 'utf8');
  const [source, body, losses] = [...readme.matchAll(/```(?:md|json)\n([^]*?)\n```/g)].map(
    ([, block]) => block!,
  );
  expect(await convertMarkdown(source!)).toEqual({ body, ...(JSON.parse(losses!) as object) });
});
