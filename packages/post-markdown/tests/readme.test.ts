import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createLimit, NEVER, parseBlocks } from '#post-markdown';

test('the example of the README is parsed as it says', () => {
  const readme = readFileSync('packages/post-markdown/README.md', 'utf8');
  const [source, tree] = [...readme.matchAll(/```(?:md|json)\n([^]*?)\n```/g)].map(
    ([, block]) => block!,
  );
  expect(parseBlocks(source!, NEVER, createLimit())).toMatchObject(JSON.parse(tree!) as object);
});
