import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
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

test('the date of a post can be read by machines, and has the exact time on hover', () => {
  render(<BlogArticle blog={blog} />);
  const time = screen.getByRole('time');
  expect(time).toHaveTextContent('1 March 2026');
  expect(time).toHaveAttribute('datetime', '2026-03-01T12:00:00.000Z');
  expect(time).toHaveAttribute('title', '1 March 2026 at 12:00:00 UTC');
});

test('a post that was changed says when', () => {
  const DateUpdated = new Date('2026-06-01T12:00:00Z');
  render(<BlogArticle blog={aBlog({ DateUpdated })} />);
  expect(screen.getByText(/^Updated/)).toHaveTextContent('Updated 1 June 2026');
});

test('what is said about a post tells how long it takes to read', () => {
  const minutes = (words: number) => {
    const sections = [{ Heading: '', paragraphs: [{ Paragraph: 'word '.repeat(words) }] }];
    const { unmount } = render(<BlogArticle blog={aBlog({ sections })} />);
    const text = screen.getByText(/min read/).textContent;
    unmount();
    return text;
  };
  expect([1, 238, 500, 1190].map(minutes)).toEqual([
    '1 min read',
    '1 min read',
    '2 min read',
    '5 min read',
  ]);
});

test('a post of four sections or more has a table of contents that leads to each', () => {
  const headings = ['One', 'Two', '', 'Four', 'Five'];
  const sections = headings.map((Heading) => ({ Heading, paragraphs: [] }));
  const { rerender } = render(<BlogArticle blog={aBlog({ sections })} />);
  const links = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['One', 'Two', 'Four', 'Five']);
  for (const link of links) {
    const id = link.getAttribute('href')!.slice(1);
    expect(screen.getByRole('heading', { name: link.textContent })).toHaveAttribute('id', id);
  }
  rerender(<BlogArticle blog={aBlog({ sections: sections.slice(0, 3) })} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('text that looks like HTML is shown as text', () => {
  const html = '<img src="x" onerror="alert(1)"> <b>bold</b>';
  const sections = [{ Heading: html, paragraphs: [{ Paragraph: html }] }];
  render(<BlogArticle blog={toBlog('a', { Name: html, sections })} />);
  expect(screen.getByRole('heading')).toHaveTextContent(html);
  expect(screen.getAllByText(html, { selector: 'bdi, h2 > a, p' })).toHaveLength(3);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('article').innerHTML).not.toContain('<b>');
});

test('a post of which nothing is stored is shown as undated, without empty headings', () => {
  render(<BlogArticle blog={toBlog('a', { sections: [{}] })} />);
  expect(screen.getByText('Undated')).toBeVisible();
  expect(screen.queryByRole('heading')).toBeNull();
});
