import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { findUndefined, knownTrees } from '../../../src/markdown/definitions';
import { parseSections } from '../../../src/markdown/parsing/parseMarkdown';
import { Sections } from '../../../src/markdown/Sections';
import { section } from '../../fixtures/posts';
import * as words from '../../fixtures/words/en';

function show(...sections: ReturnType<typeof section>[]): HTMLElement {
  const known = knownTrees({ sections, trees: parseSections(sections) });
  return render(<Sections sections={sections} known={known} />, { wrapper: MemoryRouter })
    .container;
}

test('a footnote is found wherever its text stands in the post', () => {
  const container = show(section('A', 'lie[^1].', 'More.'), section('B', '[^1]: A *note*.'));
  expect(screen.getByRole('link', { name: words.reading.footnote(1) })).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('A note. ↩');
  expect(container.textContent).not.toContain('[^1]');
});

test('a footnote goes on in indented lines, and may mention another one', () => {
  show(section('A', 'One[^a].', 'Else.\n\n[^a]: First.\n\n    Second[^b].\n[^b]: Third.\n\nLast.'));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'First.Second[2]. ↩\uFE0E',
    'Third. ↩\uFE0E',
  ]);
  expect(screen.getByText(/Last\./)).toBeVisible();
});

test('the address of a link may stand elsewhere, also that of several and without words of its own', () => {
  const container = show(
    section('A', '[a][b] and [B] and [c][]', '[other](/cv)'),
    section('B', '[b]: https://b.example "B"\n[c]: /cv', 'Not `[b]` nor [d][e].'),
  );
  const links = [...container.querySelectorAll('p a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['a', 'https://b.example'],
    ['B', 'https://b.example'],
    ['c', '/cv'],
    ['other', '/cv'],
  ]);
  expect(container.textContent).not.toContain('https://b.example');
  expect(container.textContent).toContain('[b] nor [d][e].');
});

test('what no mark mentions stays words, and so does what stands in code', () => {
  const container = show(section('A', 'x[1]\n\n```\n[1]: /cv\n```', '[^z]: Alone.\n\n[y]: /alone'));
  expect(container.textContent).toContain('x[1]');
  expect(container.textContent).toContain('[^z]: Alone.');
  expect(container.textContent).toContain('[y]: /alone');
});

test('a paragraph’s own definition counts before that of another one', () => {
  show(section('A', '[^1]: Of A.\n\nA[^1].'), section('B', 'B[^1].\n\n[^1]: Of B.'));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Of A. ↩\uFE0E',
    'Of B. ↩\uFE0E',
  ]);
});

test('a mark without its text is named', () => {
  const sections = [section('A', 'One[^1], two[^2] and [^three].'), section('B', '[^2]: Two.')];
  expect(findUndefined(sections)).toEqual(['^1', '^three']);
});
