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

test('a theme that is chosen is applied and remembered', async () => {
  render(<ThemeSwitch />);
  await userEvent.selectOptions(screen.getByLabelText('Theme'), 'Dark');
  expect(html).toHaveAttribute('data-theme', 'dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(barColours()).toBe('not all, all');
});

test('the system’s theme is the default, and forgets an earlier choice', async () => {
  chooseTheme('light');
  render(<ThemeSwitch />);
  await userEvent.selectOptions(screen.getByLabelText('Theme'), 'System');
  expect(html).not.toHaveAttribute('data-theme');
  expect(localStorage.getItem('theme')).toBeNull();
  expect(barColours()).toBe('(prefers-color-scheme: light), (prefers-color-scheme: dark)');
});

test('the choice of an earlier visit is restored, anything else is ignored', () => {
  localStorage.setItem('theme', 'light');
  restoreTheme();
  expect(html).toHaveAttribute('data-theme', 'light');
  localStorage.setItem('theme', 'blue');
  restoreTheme();
  expect(html).not.toHaveAttribute('data-theme');
});

test('without storage a choice lasts as long as the page', () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  chooseTheme('dark');
  setItem.mockRestore();
  expect(html).toHaveAttribute('data-theme', 'dark');
});
