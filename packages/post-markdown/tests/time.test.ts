// What would once have taken minutes: the limit of time of a test is the judge.
import { test } from 'vitest';
import { cutBlocks, parseBlocks, readCodeInfo } from '#post-markdown';

const LENGTH = 1_000_000;
const repeat = (text: string) => text.repeat(LENGTH / text.length);

test.each<[string, () => unknown]>([
  ['the names of footnotes', () => parseBlocks(`[^a]: b\n\n${repeat('[^_')}`, [], () => true)],
  ['the words after a fence', () => readCodeInfo(repeat('\nhl:{e'))],
  ['a text of many lines', () => cutBlocks(`${repeat('\n')}a`)],
])('%s take no long time', { timeout: 20_000 }, (_, read) => {
  read();
});
