import { render as renderBare, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderContent } from '../../../scripts/pages/renderContent';
import { parseSections } from '../../../src/markdown/parsing/parseMarkdown';
import { Sections } from '../../../src/markdown/Sections';
import { knownTrees } from '../../../src/markdown/footnote/definitions';
import type { Section } from '../../../src/post/post';
import * as words from '../../fixtures/words/en';
import { any } from '../../fixtures/any';
import { aBlog, section } from '../../fixtures/posts';

const page = (sections: Section[]) => (
  <Sections sections={sections} known={knownTrees({ sections, trees: parseSections(sections) })} />
);
const render = (children: ReactNode) => renderBare(children, { wrapper: MemoryRouter });

const same = 'A[^1] and[^1].\n\n[^1]: Of A.';
const sections = [
  section('One', same, 'B[^x].\n\n[^x]: Of B, as in[^y].\n\n[^y]: Of that.'),
  section('Two', 'None.', same),
];

const listIds = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

test('the footnotes of a post stand at its end and are numbered through it, and lead there and back', () => {
  const { container } = render(page(sections));
  const list = screen.getByRole('doc-endnotes', { name: words.reading.footnotes });
  expect(container.innerHTML).toMatch(
    /<\/section><section[^>]*><ol>(?:(?!<\/ol>).)*<\/ol><\/section>$/,
  );
  const notes = within(list).getAllByRole('listitem');
  expect(notes.map(({ textContent }) => textContent.replace(/ ↩.*/, ''))).toEqual([
    'Of A.',
    'Of B, as in[3].',
    'Of that.',
    'Of A.',
  ]);
  for (const [index, note] of notes.entries()) {
    const references = screen.getAllByRole<HTMLAnchorElement>('link', {
      name: words.reading.footnote(index + 1),
    });
    for (const { textContent, hash } of references)
      expect([textContent, hash]).toEqual([`[${index + 1}]`, `#${note.id}`]);
    const backs = within(note).getAllByRole<HTMLAnchorElement>('link', {
      name: any(words.reading.backToReference(index + 1, 1, 1)),
    });
    expect(backs.map(({ hash }) => hash.slice(1))).toEqual(references.map(({ id }) => id));
  }
  const ids = listIds(container.innerHTML);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the addresses of headings and footnotes are the same on the page and in feeds', () => {
  const { container } = render(page(sections));
  const ids = listIds(container.innerHTML);
  expect(ids).toContain('note-1-3');
  expect(ids).toContain('reference-2-1-2');
  const view = renderContent(aBlog({ sections }));
  expect(listIds(view)).toEqual(ids);
  for (const [, hash] of view.matchAll(/href="[^"]*#([^"]+)"/g)) expect(ids).toContain(hash);
});

test('a footnote keeps its address when another section gets one, or when a component is added', () => {
  const { container, rerender } = render(page(sections));
  const before = listIds(container.innerHTML).filter((id) => /^(note|reference)-2-/.test(id!));
  const more = section(
    'One',
    'C[^1].\n\n[^1]: Of C.',
    ...sections[0]!.paragraphs.map((one) => one.Paragraph),
  );
  rerender(<div>{page([more, sections[1]!])}</div>);
  expect(listIds(container.innerHTML).filter((id) => /^(note|reference)-2-/.test(id!))).toEqual(
    before,
  );
  expect(screen.getAllByRole('link', { name: words.reading.footnote(5) })).toHaveLength(2);
});
