import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderContent } from '../../../scripts/pages/renderContent';
import { knownTrees } from '../../../src/markdown/footnote/definitions';
import { parseSections } from '../../../src/markdown/parsing/parseMarkdown';
import type { Section } from '../../../src/post/post';
import { PostArticle } from '../../../src/reading/PostArticle';
import * as words from '../../fixtures/words/en';
import { aBlog, section } from '../../fixtures/posts';

function show(...sections: Section[]) {
  const built = knownTrees({ sections, trees: parseSections(sections) });
  render(<PostArticle post={aBlog({ sections })} built={built} />, { wrapper: MemoryRouter });
  return screen.queryAllByRole('heading');
}

/** Writes headings as outlines do: the level, the words. */
const outline = (headings: HTMLElement[]) =>
  headings.map(({ tagName, textContent }) => `${tagName[1]} ${textContent}`);

test('lines with ### and #### within a section are headings that link to themselves, and stand in the contents', () => {
  const headings = show(
    section('Tools', 'Words.\n### Saws\nMore *words*.', '#### Hand `saws` ##\n\nSharp.'),
    section('Saws', '###\tTools'),
  );
  expect(outline(headings)).toEqual(['2 Tools', '3 Saws', '4 Hand saws', '2 Saws', '3 Tools']);
  const ids = headings.map(({ id }) => id);
  expect(ids).toEqual([
    'section-tools',
    'section-saws-2',
    'section-hand-saws',
    'section-saws',
    'section-tools-2',
  ]);
  for (const heading of headings)
    expect(within(heading).getByRole('link')).toHaveAttribute('href', `#${heading.id}`);
  const [contents] = screen.getAllByRole('navigation', { name: words.reading.contents });
  const links = within(contents!).getAllByRole<HTMLAnchorElement>('link');
  expect(links.map(({ hash, textContent }) => [decodeURIComponent(hash), textContent])).toEqual(
    headings.map(({ id, textContent }) => [`#${id}`, textContent]),
  );
  expect(screen.getByText(/More/)).toHaveTextContent('More words.');
});

test.each<[string, Section[], string[]]>([
  ['first in a section', [section('A', '#### B', '### C')], ['2 A', '3 B', '3 C']],
  ['before all sections', [section('', '### A', '#### B'), section('C')], ['2 A', '3 B', '2 C']],
  ['in a section without a heading', [section('A'), section('', '### B')], ['2 A', '3 B']],
  ['after a smaller one', [section('A', '### B', '#### C', '### D')], ['2 A', '3 B', '4 C', '3 D']],
])('no level is skipped: a heading %s', (_, sections, expected) => {
  expect(outline(show(...sections))).toEqual(expected);
});

test('# and ## in a paragraph, five of them, and marks without words or a space, are words', () => {
  const text = '# One\n## Two\n##### Five\n###Three\n###\n\n~~~\n### Code\n~~~\n\n\\### Escaped';
  expect(outline(show(section('A', text)))).toEqual(['2 A']);
});

test('a heading in a quotation, a list or a footnote is words that stand out', () => {
  const text = '> ### Quoted\n\n- ### Listed\n\nx[^1]\n\n[^1]: ### Noted';
  expect(outline(show(section('A', text)))).toEqual(['2 A']);
  for (const name of ['Quoted', 'Listed', 'Noted'])
    expect(screen.getByText(name).tagName).toBe('STRONG');
});

test('a heading with a link or a footnote doesn’t link to itself, and one that is a picture alone isn’t in the contents', () => {
  const picture = '![A boat](/images/boat.webp)';
  const headings = show(
    section('A', '### See [b](/cv)', '### C[^1]\n\n[^1]: Note.', `### ${picture}`),
    section('D'),
  );
  const hrefs = headings.map((heading) =>
    within(heading)
      .queryAllByRole('link')
      .map((link) => link.getAttribute('href')),
  );
  expect(hrefs.slice(1, 3)).toEqual([['/cv'], ['#note-1-1']]);
  const [contents] = screen.getAllByRole('navigation', { name: words.reading.contents });
  expect(
    within(contents!)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['A', 'See b', 'C', 'D']);
});

test('in feeds, headings have the same level and address, without a link', () => {
  const sections = [section('A', '#### B\n\nWords.')];
  const ids = show(...sections).map(({ id }) => id);
  expect(renderContent(aBlog({ sections }))).toContain(
    `<h2 id="${ids[0]}" dir="auto">A</h2><h3 id="${ids[1]}" dir="auto">B</h3><p dir="auto">Words.</p>`,
  );
});
