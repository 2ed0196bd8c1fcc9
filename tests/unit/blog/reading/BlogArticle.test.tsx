import { act, render as renderBare, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { BlogArticle } from '../../../../src/blog/reading/BlogArticle';
import { aBlog, twoSections } from '../../../fixtures/posts';
import words from '../../../../src/languages/en';

const render = (article: ReactNode) => renderBare(article, { wrapper: MemoryRouter });

const withText = (Paragraph: string) =>
  aBlog({ sections: [{ Heading: '', paragraphs: [{ Paragraph }] }] });

// What suspends must be rendered in an act() that is awaited.
const suspending = <T,>(show: () => T) => act(() => Promise.resolve(show()));

test('a post shows its author and dates, its summary, then each section as a heading followed by its paragraphs', () => {
  const DateUpdated = new Date('2026-06-01T12:00:00Z');
  render(<BlogArticle blog={aBlog({ sections: twoSections, DateUpdated })} />);
  expect(screen.getByRole('article')).toHaveTextContent(
    'Your Name1 March 2026Updated 1 June 20261 min readA summaryFirstOne.Two.SecondThree.',
  );
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual(['First', 'Second']);
});

test.each([
  [1, 'word ', 1],
  [500, 'word ', 2],
  [1190, 'word ', 5],
  [1200, '天気が良い。', 14],
])('%i times “%s” takes %i min to read', (times, text, minutes) => {
  render(<BlogArticle blog={withText(text.repeat(times))} />);
  expect(screen.getByText(words.reading.minutes(minutes))).toBeVisible();
});

test('a post with four headings or more has a table of contents that leads to each', () => {
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

describe('Markdown', () => {
  /** Watches whether a text is ever shown. */
  const watch = (text: string) => {
    let isSeen = false;
    const observer = new MutationObserver(() => {
      isSeen ||= document.body.textContent.includes(text);
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    onTestFinished(() => observer.disconnect());
    return () => isSeen;
  };

  test('that the page brings is shown at once, in what the build made of it', () => {
    const built = new Map([['*one*', [{ tag: 'strong' as const, children: ['built'] }]]]);
    render(<BlogArticle blog={withText('*one*')} built={built} />);
    expect(screen.getByText('built')).toHaveProperty('tagName', 'STRONG');
  });

  test('that is newer than the page is parsed before it is shown; meanwhile the version before stays', async () => {
    const { rerender } = render(<BlogArticle blog={withText('before')} />);
    const isRawSeen = watch('*after*');
    await suspending(() => rerender(<BlogArticle blog={withText('*after*')} />));
    expect(screen.getByText(/before|after/)).toBeVisible();
    expect(await screen.findByText('after')).toHaveProperty('tagName', 'EM');
    expect(screen.queryByText('before')).toBeNull();
    expect(isRawSeen()).toBe(false);
  });

  test('in a post that is opened by a link is parsed before it is shown, beside the rest of the post', async () => {
    vi.resetModules();
    const { BlogArticle: Fresh } = await import('../../../../src/blog/reading/BlogArticle');
    const seen = ['Your Name', words.reading.loadingText, '*new*'].map(watch);
    await suspending(() => render(<Fresh blog={withText('*new*')} />));
    expect(await screen.findByText('new')).toHaveProperty('tagName', 'EM');
    expect(seen.map((isSeen) => isSeen())).toEqual([true, true, false]);
  });
});
