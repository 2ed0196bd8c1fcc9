import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'pathe';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, cspSources } from '../../../../scripts/pages/contentSecurityPolicy';
import { readIndex } from '../../../../scripts/pages/readIndex';
import { createFolder } from '../../../fixtures/createFolder';

test('index.html as an editor on Windows saves it gives the same page, whose scripts the policy allows', async () => {
  const index = await readFile('index.html', 'utf8');
  const file = join(await createFolder(), 'index.html');
  const page = readIndex();
  expect(page).not.toMatch(/^ *\/\//m);
  for (const [start, end] of [
    ['', '\r\n'],
    ['\uFEFF', '\r\n'],
    ['', '\r'],
  ]) {
    await writeFile(file, start + index.replace(/\r?\n/g, end!));
    expect(readIndex(file)).toBe(page);
  }
  // A parser turns CRLF into LF before a browser hashes a script.
  expect(contentSecurityPolicy(readIndex(file), cspSources)).toBe(
    contentSecurityPolicy(page, cspSources),
  );
});
