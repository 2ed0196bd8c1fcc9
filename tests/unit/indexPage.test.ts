import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

test('the app starts by one module script, which waits for nothing that the browser reports', async () => {
  const html = await readFile('index.html', 'utf8');
  const page = new DOMParser().parseFromString(html, 'text/html');
  const modules = [...page.querySelectorAll('script[type="module"]')];
  expect(modules.map((one) => one.getAttribute('src'))).toEqual(['/src/main.tsx']);
  expect(page.querySelector('template')).toBeNull();
  expect(html).not.toMatch(/PerformanceObserver|getEntries|readystatechange/);
});
