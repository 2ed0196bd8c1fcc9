import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseTheme, restoreTheme } from '../../../src/layout/theme';

const shown = () => document.documentElement.dataset.theme;

beforeEach(restoreTheme);
afterEach(() => chooseTheme('system'));

test.each(['pageshow', 'visibilitychange'])(
  'a page that wakes, with the event %s, shows the theme chosen meanwhile at once',
  (event) => {
    chooseTheme('light');
    localStorage.setItem('theme', 'dark');
    dispatchEvent(new Event(event));
    expect(shown()).toBe('dark');
    localStorage.removeItem('theme');
    dispatchEvent(new Event(event));
    expect(shown()).toBeUndefined();
  },
);

test('without storage a theme lasts until the page is closed', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  chooseTheme('dark');
  dispatchEvent(new Event('visibilitychange'));
  expect(shown()).toBe('dark');
});
