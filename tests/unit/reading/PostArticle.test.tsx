import { act, fireEvent, render as renderBare, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeAnchors, useScrollToAnchor } from '../../../src/markdown/headings/anchors';
import { PostArticle } from '../../../src/reading/PostArticle';
import { CopyButton } from '../../../src/site/CopyButton';
import { aBlog, section, twoSections, withText } from '../../fixtures/posts';
import * as words from '../../fixtures/words/en';

const render = (article: ReactNode) => renderBare(article, { wrapper: MemoryRouter });

// What suspends must be rendered in an act() that is awaited.
const suspending = <T,>(show: () => T) => act(() => Promise.resolve(show()));

test('a post shows its author and dates, its summary, then each section as a heading followed by its paragraphs', () => {
  const DateUpdated = new Date('2026-06-01T12:00:00Z');
  render(<PostArticle post={aBlog({ sections: twoSections, DateUpdated })} />);
  expect(screen.getByRole('article')).toHaveTextContent(
    'Your Name 1 March 2026 Updated 1 June 2026 1 min read A summaryFirstOne.Two.SecondThree.',
  );
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual(['First', 'Second']);
});

test('a post that was cut says so at its end', () => {
  render(<PostArticle post={aBlog({ isCut: true })} />);
  expect(screen.getByRole('article')).toHaveTextContent(
    new RegExp(`A paragraph${words.reading.isCut}$`),
  );
});

test.each([
  [1190, 'word ', 5],
  [1200, '天気が良い。', 14],
])('%i times “%s” takes %i min to read', (times, text, minutes) => {
  render(<PostArticle post={withText(text.repeat(times))} />);
  expect(screen.getByText(words.reading.minutes(minutes))).toBeVisible();
});

test('a post with four headings or more has a table of contents that leads to each, for wide screens and for narrow ones', () => {
  const headings = ['One', 'Two', '', 'Four', 'Five'];
  const sections = headings.map((heading) => section(heading));
  const { rerender } = render(<PostArticle post={aBlog({ sections })} />);
  const places = [screen.getByRole('navigation'), screen.getByRole('group')];
  for (const place of places) {
    const links = within(place).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['One', 'Two', 'Four', 'Five']);
    for (const link of links) {
      const id = link.getAttribute('href')!.slice(1);
      expect(screen.getByRole('heading', { name: link.textContent })).toHaveAttribute('id', id);
    }
  }
  rerender(<PostArticle post={aBlog({ sections: sections.slice(0, 3) })} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});

/** Watches whether a text is ever shown. */
function watch(text: string) {
  let isSeen = false;
  const observer = new MutationObserver(() => {
    isSeen ||= document.body.textContent.includes(text);
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  return () => isSeen;
}

test('Markdown that the page brings is shown at once, in what the build made of it', () => {
  const built = new Map([['*one*', [{ tag: 'strong' as const, children: ['built'] }]]]);
  render(<PostArticle post={withText('*one*')} built={built} />);
  expect(screen.getByText('built')).toHaveProperty('tagName', 'STRONG');
});

test('Markdown that is newer than the page is parsed before it is shown; meanwhile the version before stays', async () => {
  const { rerender } = render(<PostArticle post={withText('before')} />);
  const isRawSeen = watch('*after*');
  await suspending(() => rerender(<PostArticle post={withText('*after*')} />));
  expect(screen.getByText(/before|after/)).toBeVisible();
  expect(await screen.findByText('after')).toHaveProperty('tagName', 'EM');
  expect(screen.queryByText('before')).toBeNull();
  expect(isRawSeen()).toBe(false);
});

test('Markdown in a post that is opened by a link is parsed before it is shown, beside the rest of the post', async () => {
  vi.resetModules();
  const { PostArticle: Fresh } = await import('../../../src/reading/PostArticle');
  const seen = ['Your Name', words.reading.loadingText, '*new*'].map(watch);
  await suspending(() => render(<Fresh post={withText('*new*')} />));
  expect(await screen.findByText('new')).toHaveProperty('tagName', 'EM');
  expect(seen.map((isSeen) => isSeen())).toEqual([true, true, false]);
});

test.each([
  ['named after their headings', ['C++ & <b>Über</b>', '日本語'], ['c-b-über-b', '日本語']],
  ['cut between two letters if they are long', ['𝒜'.repeat(100)], ['𝒜'.repeat(60)]],
  ['never the same', ['Tests', 'tests!', 'Tests 2'], ['tests', 'tests-2', 'tests-2-2']],
  ['called untitled without letters', ['?', '!'], ['untitled', 'untitled-2']],
])('the anchors of sections are %s', (_, headings, anchors) => {
  expect(makeAnchors(headings.map((heading) => section(heading)))).toEqual(
    anchors.map((anchor) => `section-${anchor}`),
  );
});

function Heading() {
  useScrollToAnchor();
  return <h2 id="section-über-uns">Über uns</h2>;
}

test.each(['section-über-uns', 'über-uns', 'section-über-uns:~:text=wir'])(
  // The last as in a browser without text fragments.
  'text that is shown later scrolls to the section in the URL: #%s',
  (name) => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    onTestFinished(() => void (location.hash = ''));
    location.hash = encodeURI(name);
    render(<Heading />);
    expect(scroll).toHaveBeenCalledOnce();
    dispatchEvent(new Event('hashchange'));
    expect(scroll).toHaveBeenCalledTimes(2);
  },
);

test('text that is shown later scrolls to the footnote in the URL, which leaves the focus where it is', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  onTestFinished(() => void (location.hash = ''));
  location.hash = 'note-1-1';
  await suspending(() => render(<PostArticle post={withText('A[^1].\n\n[^1]: Of A.')} />));
  await screen.findByRole('doc-endnotes', { name: words.reading.footnotes });
  expect(scroll.mock.contexts[0]).toBe(screen.getByText('Of A.'));
  dispatchEvent(new Event('hashchange'));
  expect(document.body).toHaveFocus();
});

test.each([
  [words.reading.linkCopied, () => Promise.resolve()],
  [words.reading.notCopied, () => Promise.reject(new Error('denied'))],
])('after copying, the button says “%s” and then offers to copy again', async (result, answer) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const writeText = vi.fn<(text: string) => Promise<void>>(answer);
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard);
  render(<CopyButton label="Copy link" done="Link copied" text={() => 'a link'} />);
  const button = screen.getByRole('button', { name: words.reading.copyLink });
  await act(() => Promise.resolve(fireEvent.click(button)));
  expect(writeText).toHaveBeenCalledWith('a link');
  expect(button).toHaveAccessibleName(result);
  act(() => void vi.runAllTimers());
  expect(button).toHaveAccessibleName(words.reading.copyLink);
});
