import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

test('the app starts by one module script, which waits for nothing that the browser reports', async () => {
  const html = await readFile('index.html', 'utf8');
  const modules = html.match(/<script[^>]*type="module"[^>]*>/g);
  expect(modules).toEqual(['<script type="module" src="/src/main.tsx">']);
  expect(html).not.toMatch(/<template|PerformanceObserver|getEntries|readystatechange/);
});
