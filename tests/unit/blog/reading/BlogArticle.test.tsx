import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { BlogArticle } from '../../../../src/blog/reading/BlogArticle';
import { toBlog } from '../../../../src/blog/toBlog';
import { aBlog, twoSections } from '../../../fixtures/posts';

const blog = aBlog({ sections: twoSections });

test('a post shows Name and DatePosted, then each section as a heading followed by its paragraphs', () => {
  render(<BlogArticle blog={blog} />);
  const shown = screen.getByRole('article').textContent;
  const order = ['Your Name', '1 March 2026', 'First', 'One.', 'Two.', 'Second', 'Three.'];
  const places = order.map((words) => shown.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'First',
    'Second',
  ]);
});

test('the date of a post can be read by machines', () => {
  render(<BlogArticle blog={blog} />);
  expect(screen.getByText('1 March 2026')).toHaveAttribute('datetime', '2026-03-01T12:00:00.000Z');
});

test('the debug button logs the blog to the console', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  render(<BlogArticle blog={blog} />);
  expect(log).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Debug' }));
  expect(log).toHaveBeenCalledExactlyOnceWith(blog);
  log.mockRestore();
});

test('text that looks like HTML is shown as text', () => {
  const html = '<img src="x" onerror="alert(1)"> <b>bold</b>';
  const sections = [{ Heading: html, paragraphs: [{ Paragraph: html }] }];
  render(<BlogArticle blog={toBlog('a', { Name: html, sections })} />);
  expect(screen.getByRole('heading')).toHaveTextContent(html);
  expect(screen.getAllByText((_, element) => element?.textContent === html)).toHaveLength(3);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('article').innerHTML).not.toContain('<b>');
});

test('a post of which nothing is stored is shown as undated, without empty headings', () => {
  render(<BlogArticle blog={toBlog('a', { sections: [{}] })} />);
  expect(screen.getByText('Undated')).toBeVisible();
  expect(screen.queryByRole('heading')).toBeNull();
});
