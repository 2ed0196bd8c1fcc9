import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { chooseTheme, restoreTheme } from '../../../src/layout/theme';
import { ThemeSwitch } from '../../../src/layout/ThemeSwitch';

const html = document.documentElement;
// As in index.html.
const bars = ['light', 'dark'].map((theme) => {
  const meta = Object.assign(document.createElement('meta'), { name: 'theme-color' });
  meta.dataset.for = theme;
  return meta;
});
const barColours = () => bars.map(({ media }) => media).join(', ');

beforeEach(() => {
  document.head.replaceChildren(...bars);
  chooseTheme('system');
});

test('a chosen theme is applied and stored, and the system’s theme removes it', async () => {
  render(<ThemeSwitch />);
  const choose = (label: string) => userEvent.selectOptions(screen.getByLabelText('Theme'), label);
  await choose('Dark');
  expect(html).toHaveAttribute('data-theme', 'dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(barColours()).toBe('not all, all');

  await choose('System');
  expect(html).not.toHaveAttribute('data-theme');
  expect(localStorage.getItem('theme')).toBeNull();
  expect(barColours()).toBe('(prefers-color-scheme: light), (prefers-color-scheme: dark)');
});

test('the theme of an earlier visit is restored, anything else is ignored', () => {
  localStorage.setItem('theme', 'light');
  restoreTheme();
  expect(html).toHaveAttribute('data-theme', 'light');
  localStorage.setItem('theme', 'blue');
  restoreTheme();
  expect(html).not.toHaveAttribute('data-theme');
});

test('without storage a theme lasts until the page is closed', () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  chooseTheme('dark');
  setItem.mockRestore();
  expect(html).toHaveAttribute('data-theme', 'dark');
});
