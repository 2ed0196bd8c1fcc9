import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderContent } from '../../../scripts/pages/renderContent';
import { knownTrees } from '../../../src/markdown/footnote/definitions';
import type { Drawing } from '../../../src/markdown/mermaid/drawing';
import { parseSections } from '../../../src/markdown/parsing/parseMarkdown';
import { Sections } from '../../../src/markdown/Sections';
import type { Element } from '../../../src/post/text/tree';
import { aBlog, section } from '../../fixtures/posts';
import * as words from '../../fixtures/words/en';

const inFence = (code: string) => `\`\`\`mermaid\n${code}\n\`\`\``;
const drawing: Drawing = { light: '/assets/a.svg', dark: '/assets/b.svg', width: 300, height: 200 };

/** Shows a text with a diagram as the build has drawn it. */
async function show(code: string, drawn: Drawing | null) {
  const sections = [section('', inFence(code))];
  const trees = parseSections(sections);
  (trees[0]![0]![0] as Element).drawn = drawn;
  const known = knownTrees({ sections, trees });
  // What suspends must be rendered in an act() that is awaited.
  await act(() =>
    Promise.resolve(
      render(
        <MemoryRouter>
          <Sections sections={sections} known={known} />
        </MemoryRouter>,
      ),
    ),
  );
}

test.each([
  ['flowchart LR\nA-->B', words.diagrams.described],
  ['flowchart LR\naccTitle: The way\naccDescr: From A to B.\nA-->B', 'The way. From A to B.'],
  ['pie title Pets\n"Cats" : 1', 'Pets'],
  ['gantt\n  title A plan\nsection A', 'A plan'],
])('a diagram says what its author says of it: %j', async (code, name) => {
  await show(code, drawing);
  const pictures = await screen.findAllByRole('img', { name });
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
    '/assets/a.svg',
    '/assets/b.svg',
  ]);
  expect(pictures[0]).toHaveAttribute('width', '300');
  expect(screen.getByRole('figure')).toHaveTextContent(code.split('\n')[0]!);
});

test('a diagram that is the same in both themes is there once', async () => {
  await show('flowchart LR\nA-->B', { ...drawing, dark: undefined });
  expect(await screen.findAllByRole('img')).toHaveLength(1);
});

test('a diagram that the build could not draw is its code, and a line says so', async () => {
  await show('Words.', null);
  expect(await screen.findByText(words.diagrams.notDrawn)).toBeVisible();
  expect(screen.getByText('Words.')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});

test('feeds have the code of a diagram', () => {
  const post = aBlog({ sections: [section('', inFence('flowchart LR\nA-->B'))] });
  expect(renderContent(post)).toContain(
    '<pre><code class="language-mermaid">flowchart LR\nA--&gt;B</code></pre>',
  );
});
