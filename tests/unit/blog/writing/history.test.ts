import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Action,
  changeForm,
  chooseStored,
  type History,
  openHistory,
  readStored,
} from '../../../../src/blog/writing/history';
import { createRow, toPost, toRows } from '../../../../src/blog/writing/rows';
import { aPost, twoSections } from '../../../fixtures/posts';

const start = () => openHistory(toRows(aPost({ sections: twoSections })));
const type = (at: number, text: string, now = 0): Action => ({ type: 'type', at, text, now });
const run = (history: History, actions: Action[]) => actions.reduce(changeForm, history);
const textAt = (history: History, at: number) => history.rows[at]!.text;
const PARAGRAPH = 4;

test('rows are the fields of a post, and make the same post', () => {
  const post = aPost({ sections: twoSections });
  expect(
    toRows(post)
      .map(({ name }) => name)
      .join(' '),
  ).toBe('Name Title Summary Heading Paragraph Paragraph Heading Paragraph');
  expect(toPost(toRows(post))).toStrictEqual(post);
});

test('what is typed without a pause is one step of Undo, as are a pause, a paste and another field', () => {
  const texts = ['One.a', 'One.ab', 'One.abc', 'One.ab'];
  const typed = run(
    start(),
    texts.map((text, i) => type(PARAGRAPH, text, 1000 + i * 100)),
  );
  expect(typed.undo).toHaveLength(1);
  const further = run(typed, [
    type(PARAGRAPH, 'One.abX', 5000),
    type(PARAGRAPH, 'One.abX pasted', 5100),
    type(PARAGRAPH, 'One.abX pasted!', 5200),
    type(1, 'A title!', 5300),
  ]);
  expect(further.undo).toHaveLength(5);
  const back = run(
    further,
    Array.from({ length: 3 }, () => ({ type: 'undo' }) as const),
  );
  expect(textAt(back, PARAGRAPH)).toBe('One.abX');
});

test('Backspace, again and again, is one step of Undo', () => {
  const typed = run(
    start(),
    ['One', 'On', 'O', ''].map((text, i) => type(PARAGRAPH, text, 1000 + i)),
  );
  expect(typed.undo).toHaveLength(1);
  expect(textAt(changeForm(typed, { type: 'undo' }), PARAGRAPH)).toBe('One.');
});

const action: fc.Arbitrary<(history: History) => Action> = fc.oneof(
  fc.tuple(fc.nat(), fc.string(), fc.nat(3000)).map(([at, text, now]) => {
    return ({ rows }: History) => type(at % rows.length, text, now);
  }),
  fc
    .tuple(fc.nat(), fc.nat(3), fc.array(fc.string(), { maxLength: 3 }))
    .map(([at, length, texts]) => {
      const rows = texts.map((text) => createRow('Paragraph', text));
      return ({ rows: { length: all } }: History): Action => {
        const from = 4 + (at % (all - 3));
        return {
          type: 'change',
          change: () => ({ at: from, length: Math.min(length, all - from), rows }),
        };
      };
    }),
);

test('Undo leads back through any changes to the first words, Redo forth to the last, also after a reload', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
      const first = start();
      const last = actions.reduce((now, next) => changeForm(now, next(now)), first);
      const stored = JSON.parse(JSON.stringify(chooseStored(last.undo))) as unknown;
      const reloaded = { ...last, undo: readStored(stored), redo: [] };
      const all = <T>(one: T) => last.undo.map(() => one);
      const back = run(reloaded, all({ type: 'undo' }));
      expect(toPost(back.rows)).toEqual(toPost(first.rows));
      const forth = run(back, all({ type: 'redo' }));
      expect(toPost(forth.rows)).toEqual(toPost(last.rows));
    }),
  );
});

test.each([
  { at: 99, from: 0, length: 1, text: 'x' },
  { at: 0, length: 2, rows: [] },
])('changes that the words don’t allow, such as %j, are forgotten', (change) => {
  const rows = toRows(aPost());
  expect(openHistory(rows, [change])).toMatchObject({ rows, undo: [] });
});

test('a draft stores the last changes, up to 200,000 characters', () => {
  const cut = { at: 4, from: 0, length: 0, text: 'x'.repeat(90_000) };
  expect(chooseStored([cut, cut, cut])).toEqual([cut, cut]);
});
