import { fc } from '../../fixtures/fastCheck';
import { describe, expect, test } from 'vitest';
import type { PostContent } from '../../../src/post/post';
import { compareVersions, takeTheirs } from '../../../src/versions/compareVersions';
import { changeForm, openHistory } from '../../../src/rows/undo';
import {
  createRow,
  findFirstSection,
  type Row,
  toContentOfRows,
  toRows,
} from '../../../src/rows/rows';
import { aPost, section } from '../../fixtures/posts';

const base = aPost({
  Tags: ['one', 'two'],
  sections: [section('First', 'A', 'B', 'C'), section('Second', 'D', 'E'), section('Third', 'F')],
});

/** The form's rows when one of two versions is chosen wherever both have changed a part. */
function merge(
  mine: Row[],
  theirs: Row[],
  choose: () => boolean,
  from: Row[] | undefined = toRows(base),
) {
  const parts = compareVersions(from, mine, theirs);
  const taken = parts.filter(({ by }) => by === 'theirs' || (by === 'both' && choose()));
  const { rows } = changeForm(openHistory(mine), {
    type: 'change',
    change: (rows) => takeTheirs(rows, taken),
  });
  return { rows, conflicts: parts.filter(({ by }) => by === 'both') };
}

const keepMine = () => false;
const useTheirs = () => true;
const listTexts = (rows: Row[]) => rows.map(({ text }) => text).filter((text) => text.trim());

/** Merges two changed versions of the post, and keeps mine where both have changed it. */
function mergePosts(mine: Partial<PostContent>, theirs: Partial<PostContent>) {
  const { rows, conflicts } = merge(
    toRows({ ...base, ...mine }),
    toRows({ ...base, ...theirs }),
    keepMine,
  );
  return {
    post: toContentOfRows(rows),
    conflicts: conflicts.map(({ mine, theirs }) => [listTexts(mine), listTexts(theirs)]),
  };
}

const [first, second, third] = base.sections as [
  PostContent['sections'][0],
  PostContent['sections'][0],
  PostContent['sections'][0],
];

test('what only one of two authors changed is taken, and only what both changed is asked', () => {
  const { post, conflicts } = mergePosts(
    { Title: 'Mine', sections: [first, section('Second', 'D, mine', 'E'), third] },
    {
      Title: 'Theirs',
      Summary: 'Theirs',
      Tags: ['three'],
      sections: [section('First', 'A, theirs', 'B', 'C'), second, third],
    },
  );
  expect(conflicts).toEqual([[['Mine'], ['Theirs']]]);
  expect(post).toEqual({
    ...base,
    Title: 'Mine',
    Summary: 'Theirs',
    Tags: ['three'],
    sections: [section('First', 'A, theirs', 'B', 'C'), section('Second', 'D, mine', 'E'), third],
  });
});

test.each<
  [string, Partial<PostContent>, Partial<PostContent>, PostContent['sections'] | undefined]
>([
  [
    'the same change of both is no conflict',
    { Title: 'New', sections: [section('First', 'A', 'B!', 'C'), second, third] },
    { Title: 'New', sections: [section('First', 'A', 'B!', 'C'), second, third] },
    [section('First', 'A', 'B!', 'C'), second, third],
  ],
  [
    'a paragraph stays edited beside one that the other added',
    { sections: [section('First', 'A', 'B', 'C, mine'), second, third] },
    { sections: [section('First', 'A', 'B', 'C', 'New'), second, third] },
    [section('First', 'A', 'B', 'C, mine', 'New'), second, third],
  ],
  [
    'what both add in one place stays, each in its section',
    { sections: [first, second, section('Third', 'F', 'Mine')] },
    { sections: [first, second, third, section('Fourth', 'Theirs')] },
    [first, second, section('Third', 'F', 'Mine'), section('Fourth', 'Theirs')],
  ],
  [
    'a section that one moved keeps what the other wrote in another',
    { sections: [section('First', 'A', 'Mine', 'B', 'C'), second, third] },
    { sections: [first, third, second] },
    [section('First', 'A', 'Mine', 'B', 'C'), third, second],
  ],
  [
    'a section that one removed goes',
    { sections: [section('First', 'A', 'B'), second, third] },
    { sections: [first, third] },
    [section('First', 'A', 'B'), third],
  ],
])('%s', (_, mine, theirs, sections) => {
  const { post, conflicts } = mergePosts(mine, theirs);
  expect(conflicts).toEqual([]);
  expect(post.sections).toEqual(sections);
});

test('a section that one moved and the other edited is asked about as one, and stays once', () => {
  const edited = section('Second', 'D, mine', 'E');
  const { post, conflicts } = mergePosts(
    { sections: [first, edited, third] },
    { sections: [second, first, third] },
  );
  expect(conflicts).toEqual([
    [[], ['Second', 'D', 'E']],
    [['Second', 'D, mine', 'E'], []],
  ]);
  expect(post.sections).toEqual([first, edited, third]);
});

test('a paragraph that both moved is in one place only', () => {
  const { post, conflicts } = mergePosts(
    { sections: [section('First', 'B', 'C'), section('Second', 'D', 'A', 'E'), third] },
    { sections: [section('First', 'B', 'C'), second, section('Third', 'F', 'A')] },
  );
  expect(conflicts).toEqual([
    [['A'], []],
    [[], ['A']],
  ]);
  expect(post.sections[1]).toEqual(section('Second', 'D', 'A', 'E'));
  expect(post.sections[2]).toEqual(third);
});

test('of two equal paragraphs, each moved by one author to the same place, none is lost unasked', () => {
  const from = aPost({ sections: [section('First', 'A', 'B', 'C', 'A', 'D')] });
  const toPost = (...texts: string[]) =>
    toRows({ ...from, sections: [section('First', ...texts)] });
  const [mine, theirs] = [toPost('B', 'C', 'A', 'D', 'A'), toPost('A', 'B', 'C', 'D', 'A')];
  const { rows, conflicts } = merge(mine, theirs, keepMine, toRows(from));
  expect(conflicts.length).toBeGreaterThan(0);
  expect(listTexts(rows).filter((text) => text === 'A')).toHaveLength(2);
});

test('a paragraph that was written in a section that the other removed is not lost in another section', () => {
  const { post, conflicts } = mergePosts(
    { sections: [section('First', 'A', 'B', 'C', 'Mine'), second, third] },
    { sections: [second, third] },
  );
  expect(conflicts).toEqual([[['First', 'A', 'B', 'C', 'Mine'], []]]);
  expect(post.sections).toEqual([section('First', 'A', 'B', 'C', 'Mine'), second, third]);
});

test('where it isn’t known what both began with, every difference is asked', () => {
  const mine = toRows({ ...base, Title: 'Mine' });
  const theirs = toRows({ ...base, Summary: 'Theirs' });
  const parts = compareVersions(undefined, mine, theirs);
  expect(parts.map(({ by, mine }) => [by, mine[0]!.name])).toEqual([
    ['both', 'Title'],
    ['both', 'Summary'],
  ]);
});

test('a field keeps its place in the page when it takes their words', () => {
  const mine = toRows(base);
  const { rows } = merge(
    mine,
    toRows({ ...base, sections: [section('First', 'A', 'B!', 'C'), second, third] }),
    keepMine,
  );
  expect(rows.map(({ key }) => key)).toEqual(mine.map(({ key }) => key));
});

const kinds = [
  'edit',
  'add',
  'remove',
  'move',
  'join',
  'split',
  'addSection',
  'removeSection',
  'moveSection',
  'joinSections',
  'Title',
  'Summary',
  'Tags',
  'Series',
] as const;
type Edit = [kind: (typeof kinds)[number], number, number];

let written = 0;

/** Edits a post as an author does, with words that no other edit writes. */
function edit(rows: Row[], [kind, place, other]: Edit): Row[] {
  const start = findFirstSection(rows);
  const fields = rows.slice(0, start);
  const all = rows.slice(start);
  const headings = all.flatMap(({ name }, i) => (name === 'Heading' ? [i] : []));
  const sections = headings.map((at, i) => all.slice(at, headings[i + 1]));
  const which = place % sections.length;
  const at = 1 + (place % Math.max(1, all.length - 1));
  const words = (before = '') => `${before}${++written}.`;
  const write = (row: Row, text: string) => ({ ...row, text });
  switch (kind) {
    case 'edit': {
      const row = place % all.length;
      return [...fields, ...all.with(row, write(all[row]!, words(`${all[row]!.text} `)))];
    }
    case 'add':
      return [...fields, ...all.toSpliced(at, 0, createRow('Paragraph', words()))];
    case 'remove':
      return all[at]?.name === 'Paragraph' ? [...fields, ...all.toSpliced(at, 1)] : rows;
    case 'move': {
      if (all[at]?.name !== 'Paragraph') return rows;
      const rest = all.toSpliced(at, 1);
      return [...fields, ...rest.toSpliced(1 + (other % rest.length), 0, all[at])];
    }
    case 'join': {
      if (all[at]?.name !== 'Paragraph' || all[at - 1]?.name !== 'Paragraph') return rows;
      return [
        ...fields,
        ...all.toSpliced(at - 1, 2, write(all[at - 1]!, `${all[at - 1]!.text}\n${all[at].text}`)),
      ];
    }
    case 'split':
      if (all[at]?.name !== 'Paragraph') return rows;
      return [
        ...fields,
        ...all.toSpliced(at, 1, write(all[at], words()), createRow('Paragraph', words())),
      ];
    case 'addSection':
      return [
        ...fields,
        ...sections
          .toSpliced(which + 1, 0, [createRow('Heading', words()), createRow('Paragraph', words())])
          .flat(),
      ];
    case 'removeSection':
      return sections.length > 1 ? [...fields, ...sections.toSpliced(which, 1).flat()] : rows;
    case 'moveSection': {
      const rest = sections.toSpliced(which, 1);
      return [...fields, ...rest.toSpliced(other % sections.length, 0, sections[which]!).flat()];
    }
    case 'joinSections':
      return which > 0 ? [...fields, ...all.toSpliced(headings[which]!, 1)] : rows;
    default: {
      const text = kind === 'Tags' && other % 2 ? '' : words();
      const post = {
        ...toContentOfRows(rows),
        [kind]: kind === 'Tags' ? (text ? [text] : undefined) : text,
      };
      const [changed] = [toRows(post)];
      return [...changed.slice(0, findFirstSection(changed)), ...all];
    }
  }
}

const edits = (most: number, of: readonly Edit[0][] = kinds) =>
  fc.array(fc.tuple(fc.constantFrom(...of), fc.nat(50), fc.nat(50)), { maxLength: most });
const byBoth = { mine: edits(5), theirs: edits(5) };

/** What two authors make of a post. */
function write({ mine, theirs }: Record<'mine' | 'theirs', Edit[]>, post = base) {
  const rows = toRows(post);
  return { before: rows, mine: mine.reduce(edit, rows), theirs: theirs.reduce(edit, rows) };
}

const runs = { numRuns: 1000 };

describe('whatever two authors do to a post', () => {
  test('without a change of the other, each version is taken as it is', () => {
    fc.assert(
      fc.property(edits(6), (changes) => {
        const { before, mine } = write({ mine: changes, theirs: [] });
        for (const [here, there] of [
          [mine, before],
          [before, mine],
          [mine, mine.map((row) => ({ ...row }))],
        ] as const) {
          const { rows, conflicts } = merge(here, there, keepMine);
          expect(conflicts).toEqual([]);
          expect(toContentOfRows(rows)).toEqual(toContentOfRows(mine));
        }
      }),
      runs,
    );
  });

  test('no words of one are lost unless the other decides so', () => {
    fc.assert(
      fc.property(fc.record(byBoth), (changes) => {
        const { before, mine, theirs } = write(changes);
        const [known, own, others] = [before, mine, theirs].map(
          (rows) => new Set(listTexts(rows)),
        ) as [Set<string>, Set<string>, Set<string>];
        for (const [choose, chosen, left, side] of [
          [keepMine, own, others, 'theirs'],
          [useTheirs, others, own, 'mine'],
        ] as const) {
          const { rows, conflicts } = merge(mine, theirs, choose);
          const found = listTexts(rows);
          const asked = new Set(conflicts.flatMap((one) => listTexts(one[side])));
          // What the chosen version has written, or both have left.
          for (const text of chosen)
            if (!known.has(text) || left.has(text)) expect(found).toContain(text);
          // What the other one has written.
          for (const text of left)
            if (!known.has(text) && !asked.has(text)) expect(found).toContain(text);
          expect(new Set(found).size, 'no words twice').toBe(found.length);
        }
      }),
      runs,
    );
  });

  test('of paragraphs that a post has twice, none is lost and none is there once more than they wrote', () => {
    const twice = aPost({
      sections: [section('First', 'A', 'A', 'B'), section('First', 'A', '', ''), section('B', 'A')],
    });
    const count = (rows: Row[], text: string) => rows.filter((row) => row.text === text).length;
    fc.assert(
      fc.property(fc.record(byBoth), (changes) => {
        const { before, mine, theirs } = write(changes, twice);
        const fromBase = toRows(twice);
        for (const [choose, side, left] of [
          [keepMine, 'theirs', theirs],
          [useTheirs, 'mine', mine],
        ] as const) {
          const { rows, conflicts } = merge(mine, theirs, choose, fromBase);
          const asked = new Set(conflicts.flatMap((one) => listTexts(one[side])));
          const known = new Set(listTexts(before));
          for (const text of listTexts(left))
            if (!known.has(text) && !asked.has(text)) expect(listTexts(rows)).toContain(text);
          if (conflicts.length > 0) continue;
          for (const text of new Set(listTexts([...before, ...mine, ...theirs]))) {
            const [was, own, others] = [before, mine, theirs].map((all) => count(all, text)) as [
              number,
              number,
              number,
            ];
            // What both added, or both removed, may be the same.
            const bounds = [own + others - was, Math.max(own, others)];
            const now = count(rows, text);
            expect(now, text).toBeGreaterThanOrEqual(Math.min(...bounds));
            expect(now, text).toBeLessThanOrEqual(Math.max(...bounds));
          }
        }
      }),
      runs,
    );
  });

  test('all words are in a section, whatever is chosen', () => {
    fc.assert(
      fc.property(
        fc.record(byBoth),
        fc.array(fc.boolean(), { minLength: 20 }),
        (changes, choices) => {
          const { mine, theirs } = write(changes);
          let i = 0;
          const { rows } = merge(mine, theirs, () => choices[i++ % choices.length]!);
          expect(listTexts(toRows(toContentOfRows(rows)))).toEqual(listTexts(rows));
        },
      ),
      runs,
    );
  });

  test('edits of different paragraphs and fields are never asked about', () => {
    fc.assert(
      fc.property(
        fc.record({
          mine: edits(6, ['edit', 'Title', 'Summary', 'Series']),
          theirs: edits(6, ['edit', 'Title', 'Summary', 'Series']),
        }),
        (changes) => {
          const { before, mine, theirs } = write(changes);
          const { conflicts } = merge(mine, theirs, keepMine);
          const find = (rows: Row[]) =>
            new Set(
              rows
                .filter((row) => !listTexts(before).includes(row.text))
                .map(({ name, key }) => (/^(Heading|Paragraph)$/.test(name) ? key : name)),
            );
          const [here, there] = [find(mine), find(theirs)];
          expect(conflicts).toHaveLength([...here].filter((one) => there.has(one)).length);
        },
      ),
      runs,
    );
  });
});
