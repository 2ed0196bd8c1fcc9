import { expect, test } from 'vitest';
import { firstSentences } from '../../../../scripts/import/firstSentences';

test('a summary is whole sentences, or the beginning of a long one', () => {
  const sentence = `A ${'word '.repeat(20)}end.`;
  expect(firstSentences(`Short. ${sentence} ${sentence}`)).toBe(`Short. ${sentence}`);
  const long = firstSentences('word '.repeat(200));
  expect(long).toMatch(/word…$/);
  expect(long.length).toBeLessThanOrEqual(300);
});
