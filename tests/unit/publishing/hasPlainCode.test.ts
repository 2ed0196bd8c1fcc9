import { expect, test } from 'vitest';
import { hasPlainCode } from '../../../src/publishing/hasPlainCode';
import { section } from '../../fixtures/posts';

test('only code that says its language has colours, unless it has too long a line', () => {
  const line = 'a = 1; '.repeat(2_000);
  expect(hasPlainCode([section('', `\`\`\`\`js\n${line}\n\`\`\`\``)])).toBe(true);
  expect(hasPlainCode([section('', `~~~ js\n${line}\n~~~`)])).toBe(true);
  expect(hasPlainCode([section('', `\`\`\`\n${line}\n\`\`\``)])).toBe(false);
  expect(hasPlainCode([section('', '```js\na = 1;\n```')])).toBe(false);
});

test('a fence of many tildes takes no long time', { timeout: 20_000 }, () => {
  hasPlainCode([section('', '~'.repeat(1_000_000))]);
});
