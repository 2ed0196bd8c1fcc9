import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { PostedOn } from '../../../../src/blog/reading/PostedOn';

const date = new Date('2026-03-01T12:00:00Z');

function show(language: string) {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  render(<PostedOn date={date} />);
  return screen.getByRole('time');
}

test.each([
  ['en-GB', '1 March 2026'],
  ['en-US', 'March 1, 2026'],
  ['de', '1. März 2026'],
  ['ja', '2026年3月1日'],
])('in %s, a date is written as %s, and says its language', (language, text) => {
  const time = show(language);
  expect(time).toHaveTextContent(text);
  expect(time).toHaveAttribute('lang', language);
  expect(time).toHaveAttribute('title', expect.stringContaining('12:00:00'));
});

test('a language with another calendar has the year by which posts are listed', () => {
  expect(show('th')).toHaveTextContent('2026');
});

test.each([
  ['en-GB', '1 March'],
  ['en-US', 'March 1'],
  ['ja', '3月1日'],
])('in %s, what is left without the year is %s', (language, text) => {
  const time = show(language);
  screen.getByText(/2026/, { selector: '.of-year' }).remove();
  expect(time.textContent).toBe(text);
});

test('a language that the browser itself does not know leaves the date as it was built', () => {
  expect(show('en-US@posix')).toHaveTextContent('1 March 2026');
});

test('the build writes the same date for everybody, whatever language it runs in', () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('de');
  expect(renderToStaticMarkup(<PostedOn date={date} />)).toContain(
    '1 March<span class="of-year"> 2026</span>',
  );
});

test('a post without a date is undated', () => {
  render(<PostedOn date={null} />);
  expect(screen.getByText('Undated')).toBeVisible();
});
