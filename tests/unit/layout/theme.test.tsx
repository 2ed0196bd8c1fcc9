import { expect, test, vi } from 'vitest';
import { chooseTheme } from '../../../src/layout/theme';

test('without storage a theme lasts until the page is closed', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  chooseTheme('dark');
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
});
