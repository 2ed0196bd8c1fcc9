import {
  act,
  fireEvent,
  render,
  renderHook,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test, vi } from 'vitest';
import { renderContent } from '../../../scripts/pages/renderContent';
import { knownTrees } from '../../../src/markdown/footnote/definitions';
import { useGallery } from '../../../src/markdown/gallery/useGallery';
import { parseSections } from '../../../src/markdown/parsing/parseMarkdown';
import { Sections } from '../../../src/markdown/Sections';
import type { Element, Node } from '../../../src/post/text/tree';
import { aBlog, section } from '../../fixtures/posts';
import * as words from '../../fixtures/words/en';

/** A picture in Markdown. */
const picture = (name: string, title = '') =>
  `![${name}](/pictures/${'a'.repeat(32)}.webp#800x600${title && ` "${title}"`})`;
const one = picture('one');
const two = picture('two');
const three = picture('three');
const titled = picture('titled', 'A “title” (2020)');

// What suspends must be rendered in an act() that is awaited.
const suspending = <T,>(show: () => T) => act(() => Promise.resolve(show()));

/** The alternative texts of all pictures in a node. */
const namesIn = (node: Node): string[] => {
  if (typeof node === 'string') return [];
  const { tag, alt = '', children: inside = [] } = node;
  return tag === 'img' ? [alt] : inside.flatMap(namesIn);
};

/** The names of the pictures in each row of a text, and those of all its pictures. */
async function readRows(...paragraphs: string[]) {
  const sections = [section('', ...paragraphs)];
  const { result } = await suspending(() => renderHook(() => useGallery(sections)));
  // While it is loading.
  await waitFor(() => expect(result.current).not.toBeNull());
  const trees = parseSections(sections);
  const nodes = (result.current?.joinPictures(trees) ?? trees)
    .flat(2)
    .filter((node) => node !== undefined);
  const rows = nodes.filter((node) => (node as Element).tag === 'gallery').map(namesIn);
  return { rows, all: nodes.flatMap(namesIn) };
}

const six = Array.from('abcdef', (name) => picture(name));

test.each([
  ['after blank lines', [`Words\n\n${one}\n\n\n${titled}\n\nWords`], [['one', 'titled']]],
  ['in one line', [`${one} ${two}${three}`], [['one', 'two', 'three']]],
  ['in paragraphs of their own', ['Words', one, titled, 'Words'], [['one', 'titled']]],
  ['at the ends of paragraphs', [`Words\n\n${one}`, `${two}\n\nWords`], [['one', 'two']]],
  ['six of them', six, [['a', 'b', 'c', 'd', 'e', 'f']]],
  [
    'two times',
    [`${one}\n${two}\n\n- Words\n\n${two}\n${three}`],
    [
      ['one', 'two'],
      ['two', 'three'],
    ],
  ],
])('pictures one after the other are in one row: %s', async (_, paragraphs, rows) => {
  expect((await readRows(...paragraphs)).rows).toEqual(rows);
});

test.each([
  ['with words between them', [`${one}\n\nWords\n\n${two}`, 'Words', three]],
  ['among words', [`${one} and ${two}\n\n${three}`]],
  ['with a link of their own', [`[${one}](/cv)\n\n[${two}](/cv)`]],
  ['of unknown sizes', ['![a](/images/none.png)\n![b](/images/none.png)']],
  ['of a list', [`- ${one}\n- ${two}`]],
  ['more than six', [...six, one]],
])('pictures %s are in no row, and none is lost', async (_, paragraphs) => {
  const { rows, all } = await readRows(...paragraphs);
  expect(rows).toEqual([]);
  expect(all).toHaveLength(paragraphs.join('').split('![').length - 1);
});

test('feeds show pictures of a row one below the other, each with its caption', () => {
  const post = aBlog({ sections: [section('', one, titled)] });
  const view = renderContent(post);
  expect(view).not.toContain('gallery');
  expect(view).toContain('<figcaption>A “title” (2020)</figcaption>');
  expect(view.split('<img')).toHaveLength(3);
});

// jsdom has no dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

test('a picture of a row opens large with the others, and with a key for new tabs it is the browser’s', async () => {
  HTMLElement.prototype.scrollIntoView = vi.fn();
  const sections = [section('', one, titled)];
  const known = knownTrees({ sections, trees: parseSections(sections) });
  await suspending(() =>
    render(
      <MemoryRouter>
        <Sections sections={sections} known={known} />
      </MemoryRouter>,
    ),
  );
  const link = await screen.findByRole('link', { name: 'titled' });
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(fireEvent.click(link)).toBe(false);
  const large = within(screen.getByRole('dialog', { name: words.gallery.label }));
  expect(large.getByRole('status')).toHaveTextContent(words.gallery.numberOf(2, 2));
  expect(large.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    'one',
    'titled',
  ]);
  expect(large.getByText('A “title” (2020)')).toBeVisible();
});
