import { act, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { withoutCode } from '#post-markdown';
import { knownTrees } from '../../../src/markdown/footnote/definitions';
import { findUndefined } from '../../../src/markdown/footnote/findUndefined';
import { parseSections } from '../../../src/markdown/parsing/parseMarkdown';
import { Sections } from '../../../src/markdown/Sections';
import type { Section } from '../../../src/post/post';
import { fc } from '../../fixtures/fastCheck';
import { section } from '../../fixtures/posts';
import * as words from '../../fixtures/words/en';

function renderPost(sections: Section[]) {
  const known = knownTrees({ sections, trees: parseSections(sections) });
  return render(
    <main>
      <Sections sections={sections} known={known} />
    </main>,
    { wrapper: MemoryRouter },
  );
}

const show = (...sections: Section[]) => renderPost(sections).container;

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
  const links = within(screen.getByRole('main')).getAllByRole<HTMLAnchorElement>('link');
  expect(links.slice(1, -1).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['a', 'https://b.example'],
    ['B', 'https://b.example'],
    ['c', '/cv'],
    ['other', '/cv'],
  ]);
  expect(container.textContent).not.toContain('https://b.example');
  expect(container.textContent).toContain('[b] nor [d][e].');
});

test('a footnote to which two paragraphs refer is one, and leads back to both', () => {
  show(section('A', 'One[^1].', 'Two[^1] and[^2].'), section('B', '[^2]: Of b.\n[^1]: Of a.'));
  const [note, ...others] = screen.getAllByRole('listitem');
  expect(others).toHaveLength(1);
  expect(note).toHaveTextContent(/^Of a\./);
  const marks = screen.getAllByRole('link', { name: words.reading.footnote(1) });
  const backs = within(note!).getAllByRole<HTMLAnchorElement>('link');
  expect(backs.map(({ hash }) => hash)).toEqual(marks.map(({ id }) => `#${id}`));
  expect(backs).toHaveLength(2);
});

test.each([
  ['a quotation', '> Quoted.\n>\n> [^1]: A *note*,\n> in two lines.'],
  ['an item', '- Listed.\n- [^1]: A *note*,\n  in two lines.'],
  ['an item of a list with blank lines', '1. Listed.\n\n2. [^1]: A *note*,\n   in two lines.'],
])('a footnote may be defined in %s', (_, text) => {
  const container = show(section('A', 'One[^1].'), section('B', text));
  expect(screen.getByRole('doc-endnotes')).toHaveTextContent('A note, in two lines. ↩');
  expect(container.textContent.match(/A note/g)).toHaveLength(1);
  expect(container.textContent).not.toContain('[^1]');
});

test('of two footnotes of one name, the first counts, and the other stays words', () => {
  const container = show(section('A', 'One[^1].', '[^1]: First.', '[^1]: Second.'));
  expect(screen.getByRole('listitem')).toHaveTextContent('First. ↩');
  expect(container.textContent).toContain('[^1]: Second.');
});

test('a mark in code is none', () => {
  const container = show(section('A', '`[^1]` and\n\n~~~\n[^1]\n~~~', '[^1]: Alone.'));
  expect(container.textContent).toContain('[^1] and');
  expect(container.textContent).toContain('[^1]: Alone.');
});

test('on a page that was built, what refers to a definition follows its change, and all else stays', async () => {
  const toSections = (address: string) => [
    section('A', '[a][b] and `x`', 'See *that*.', `[b]: ${address}\n[^1]: Of a.`, 'One[^1].'),
  ];
  const sections = toSections('/cv');
  const built = knownTrees({ sections, trees: parseSections(sections) });
  const view = (address: string) => (
    <MemoryRouter>
      <Sections sections={toSections(address)} known={built} />
    </MemoryRouter>
  );
  const { rerender } = render(view('/cv'));
  expect(screen.getByRole('link', { name: 'a' })).toHaveAttribute('href', '/cv');
  const that = screen.getByText('that');
  await act(() => Promise.resolve(rerender(view('/contact'))));
  expect(await screen.findByRole('link', { name: 'a' })).toHaveAttribute('href', '/contact');
  expect(screen.getByRole('link', { name: words.reading.footnote(1) })).toBeVisible();
  expect(that).toBeInTheDocument();
});

const NAMES = ['a', 'b', 'c'];
const name = fc.constantFrom(...NAMES);
const phrase = fc.oneof(
  fc.constant('W'),
  name.map((label) => `W[^${label}]`),
  fc.constant('[W][x]'),
  name.map((label) => `\`W [^${label}]\``),
);
const block = fc.oneof(
  phrase,
  phrase.map((text) => `> ${text}`),
  phrase.map((text) => `- ${text}\n- W`),
  name.map((label) => `[^${label}]: W`),
  name.map((label) => `> W\n>\n> [^${label}]: W\n> W`),
  name.map((label) => `- W\n- [^${label}]: W`),
  fc.constant('[x]: /cv'),
  name.map((label) => `~~~\n[^${label}]: W [^${label}]\n~~~`),
);
const paragraph = fc.array(block, { minLength: 1, maxLength: 3 }).map((all) => all.join('\n\n'));

test('each word of a post is on its page once, and no mark that has its text; the others are named', () => {
  fc.assert(
    fc.property(fc.array(paragraph, { minLength: 1, maxLength: 6 }), (written) => {
      let count = 0;
      const texts = written.map((text) => text.replaceAll('W', () => `w${++count}w`));
      const sections = texts.map((text, i) => section(`H${i}`, text));
      const { container, unmount } = renderPost(sections);
      const page = container.textContent;
      for (let i = 1; i <= count; i++) expect(page.split(`w${i}w`)).toHaveLength(2);

      const source = withoutCode(texts.join('\n\n')).replaceAll(/`.*?`/g, '');
      const { innerHTML } = container;
      const shown = innerHTML.replaceAll(/<code.*?<\/code>/gs, '');
      const undefinedMarks = findUndefined(sections).map(({ mark }) => mark);
      for (const label of NAMES) {
        const mark = `[^${label}]`;
        const definitions = source.split(`${mark}:`).length - 1;
        const isMentioned = source.split(mark).length - 1 > definitions;
        expect(undefinedMarks.includes(mark)).toBe(isMentioned && definitions === 0);
        if (definitions <= 1)
          expect(shown.includes(mark)).toBe(isMentioned !== (definitions === 1));
      }
      unmount();
    }),
    { numRuns: 200 },
  );
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

const listUndefined = (...texts: string[]) =>
  findUndefined([section('A', ...texts)]).map(({ mark }) => mark);

test('a mark without its text is named, once and as it is written', () => {
  expect(
    listUndefined('One[^1], two[^2], [^Three]: a\n\n[a][B] ![c][d]', 'x[^1]\n\n> [^2]: y'),
  ).toEqual(['[^1]', '[^Three]', '[B]', '[d]']);
});

test('a mark in the heading of a section, which shows it, is named', () => {
  const sections = [section('A[^1]', '[^1]: Note.')];
  expect(findUndefined(sections)).toEqual([{ mark: '[^1]', part: sections[0] }]);
});

test('what is defined anywhere, and what is no mark, is not named', () => {
  const text = 'One[^1], a[i][j], [1][2], [3], `[^2]` \\[^3]\n\n~~~\n[^4]\n~~~';
  expect(listUndefined(text, '[a b][B  c]\n\n- [^1]: x\n\n[b C]: /cv')).toEqual([]);
});

test('the address of a link that only follows its words is none, and is named', () => {
  expect(listUndefined('[a][b]\n[b]: /cv', '[c][d]\n\n[e]: /\n[d]: /cv')).toEqual(['[b]']);
});
