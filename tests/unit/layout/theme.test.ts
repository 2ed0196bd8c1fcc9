// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { chooseTheme } from '../../../src/layout/theme';

test('without storage a theme lasts until the page is closed', () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  chooseTheme('dark');
  setItem.mockRestore();
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
});
