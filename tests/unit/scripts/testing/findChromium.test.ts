import { expect, test, vi } from 'vitest';
import { findChromium } from '../../../../scripts/testing/findChromium';

test('CHROME_PATH is the browser', async () => {
  vi.stubEnv('CHROME_PATH', process.execPath);
  expect(await findChromium()).toBe(process.execPath);
});

test('a CHROME_PATH where no file is, is refused in a sentence', async () => {
  vi.stubEnv('CHROME_PATH', '/nope');
  await expect(findChromium()).rejects.toThrow('CHROME_PATH is /nope, but there is no such file.');
});
