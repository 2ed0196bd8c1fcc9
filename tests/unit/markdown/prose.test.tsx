import { readFileSync } from 'node:fs';
import { act, render, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { convertMarkdown, readFrontMatter } from '#foreign-markdown';
import { readOwn, readOwnSections, toFile } from '../../../scripts/export/ownFormat';
import { completePost } from '../../../scripts/import/completePost';
import { drawTrees } from '../../../scripts/pages/drawTrees';
import { renderContent } from '../../../scripts/pages/renderContent';
import { parseSections } from '../../../src/markdown/parsing/parseMarkdown';
import { Sections } from '../../../src/markdown/Sections';
import type { Section } from '../../../src/post/post';
import type { KnownTrees } from '../../../src/post/text/tree';
import { knownTrees } from '../../../src/markdown/footnote/definitions';
import { readShown, site } from '../../fixtures/readShown';
import { aBlog } from '../../fixtures/posts';

const paper = `${site}/knuth_(1974).pdf`;

/** What each text has in bold, in italics and struck out, and where it links to. */
const texts = {
  en: [
    ['before', 'Knuth', '“only”', 'whole'],
    ['slow', 'all', 'the profile'],
    ['two'],
    ['bench', 'profile'],
  ],
  de: [
    ['vor', 'Knuth', '„nur“', 'ganze'],
    ['langsam', 'allen', 'Das Profil'],
    ['zwei'],
    ['messung', 'profil'],
  ],
  fr: [
    ['avant', 'Knuth', '« qu’une »', 'entière'],
    ['lente', 'tous', 'le profil'],
    ['deux'],
    ['mesure', 'profil'],
  ],
  es: [
    ['antes', 'Knuth', '«Solo»', 'entera'],
    ['lenta', 'todos', 'el perfil'],
    ['dos'],
    ['medida', 'perfil'],
  ],
  ar: [
    ['قبل', 'كنوث', '«القياس»', 'الكاملة'],
    ['بطيء', 'كل', 'التقرير'],
    ['أسبوعان'],
    ['bench', 'paper', 'profile'],
  ],
  ja: [
    ['変更の前に、', '「早すぎる最適化」', '「忍耐」', 'npm run bench', '全文：'],
    ['遅い', '（ほとんど）', 'プロファイル'],
    ['（二週間）'],
    ['bench', '解説', 'profile'],
  ],
} as const;

// What suspends must be rendered in an act() that is awaited.
const suspending = <T,>(show: () => T) => act(() => Promise.resolve(show()));

async function show(sections: Section[], known: KnownTrees) {
  const { container, unmount } = await suspending(() =>
    render(
      <MemoryRouter>
        <Suspense>
          <Sections sections={sections} known={known} />
        </Suspense>
      </MemoryRouter>,
    ),
  );
  await waitFor(() => expect(container.innerHTML).toContain('<mark>'));
  const found = readShown(container.innerHTML);
  unmount();
  return found;
}

test.each(Object.entries(texts))(
  'prose in %s is right wherever it is read',
  async (language, expected) => {
    const source = readFileSync(`tests/fixtures/prose/${language}.md`, 'utf8');
    const { body, lost, left } = await convertMarkdown(source, { hardBreaks: true });
    expect({ lost, left }).toEqual({ lost: [], left: [] });
    expect((await convertMarkdown(body, { hardBreaks: true })).body).toBe(body);
    const sections = readOwnSections(body, '');

    const trees = drawTrees(parseSections(sections));
    const page = await show(sections, knownTrees({ sections, trees }));
    const [strong, em, del, links] = expected;
    expect(page.marks).toEqual([strong, em, del].map((all) => [...all].sort()));
    expect(page.links).toEqual([...links.map((path) => `${site}/${path}`), paper].sort());
    expect(page.words).not.toMatch(/[*`\\]|~~|\[\^|\]\(|_a/);
    expect(page.marked).toEqual([expect.stringMatching(/^ {2}\S.*2 \* 3 \* 4$/)]);
    expect(page.title).toEqual([expect.stringMatching(/^src\//)]);
    expect(page.quoted).toBe(1);

    expect(await show(sections, new Map())).toEqual(page);
    expect(readShown(renderContent(aBlog({ sections })))).toEqual(page);

    const { data, body: exported } = readFrontMatter(toFile(aBlog({ sections })));
    expect(readOwn({ data, body: exported }).sections).toEqual(sections);
    const { Summary, Language } = completePost({ Name: '', Title: '', Summary: '', sections });
    expect(Language).toBe(language);
    expect(Summary).not.toMatch(/[*\\]/);
    expect(page.words).toContain(Summary.slice(0, 30));
  },
);
