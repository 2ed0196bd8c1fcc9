import { fc } from '../../fixtures/fastCheck';
import { expect, test } from 'vitest';
import {
  type Action,
  changeForm,
  chooseStored,
  type History,
  openHistory,
  readStored,
} from '../../../src/rows/undo';
import { createRow, toContentOfRows, toRows } from '../../../src/rows/rows';
import { aPost, fullPost, twoSections } from '../../fixtures/posts';

const post = aPost({ sections: twoSections });
const start = () => openHistory(toRows(post));
const type = (at: number, text: string, now = 0): Action => ({ type: 'type', at, text, now });
const run = (history: History, actions: Action[]) => actions.reduce(changeForm, history);
const PARAGRAPH = 4;

test.each([
  ['typed without a pause is one step', { 0: 'One.a', 100: 'One.ab', 200: 'One.a' }, ['One.']],
  ['removed by Backspace is one step', { 0: 'One', 100: 'On', 200: 'O' }, ['One.']],
  ['typed after a pause is another', { 0: 'One.a', 1100: 'One.ab' }, ['One.a', 'One.']],
  ['typed after a sentence is another', { 0: 'One. ', 1: 'One. a' }, ['One. ', 'One.']],
  ['typed after a line is another', { 0: 'One.\n', 1: 'One.\na' }, ['One.\n', 'One.']],
  [
    'typed without a pause for more than five seconds is several',
    Object.fromEntries([...Array(9).keys()].map((i) => [i * 900, `One.${'a'.repeat(i + 1)}`])),
    ['One.aaaaaa', 'One.'],
  ],
  ['pasted is another', { 0: 'One.a', 1: 'One.aXY', 2: 'One.aXYb' }, ['One.aXY', 'One.a', 'One.']],
])('to Undo, what is %s', (_, texts, steps) => {
  const typed = Object.entries(texts).map(([ms, text]) => type(PARAGRAPH, text, 9000 + Number(ms)));
  let history = run(start(), typed);
  for (const text of steps) {
    history = changeForm(history, { type: 'undo' });
    expect(history.rows[PARAGRAPH]!.text).toBe(text);
  }
});

test('to Undo, what is typed in another field is another step', () => {
  const typed = run(start(), [type(PARAGRAPH, 'One.a', 9000), type(1, 'A title!', 9001)]);
  const { rows } = changeForm(typed, { type: 'undo' });
  expect([rows[1]!.text, rows[PARAGRAPH]!.text]).toEqual(['A title', 'One.a']);
});

test('to Undo, what is composed is one step, with every candidate on the way', () => {
  const compose = (text: string, composition: number): Action => ({
    type: 'type',
    at: PARAGRAPH,
    text: `One.${text}`,
    now: 9000 + composition,
    composition,
  });
  const first = ['k', 'か', 'かn', 'かん', '幹', '感'].map((text) => compose(text, 1));
  const second = ['感j', '感じ'].map((text) => compose(text, 2));
  let history = run(start(), [type(PARAGRAPH, 'One', 8999), ...first, ...second]);
  for (const text of ['One.感', 'One', 'One.']) {
    history = changeForm(history, { type: 'undo' });
    expect(history.rows[PARAGRAPH]!.text).toBe(text);
  }
});

const characters = [...'👍👎👩e가ᄀ ', 'é', '\u0301', '👩‍💻', '🇩🇪', '🇩', '1️⃣', '\n'];
const words = fc.array(fc.constantFrom(...characters), { maxLength: 6 }).map((all) => all.join(''));

test('no step of Undo cuts a character', () => {
  const toEnds = (text: string) =>
    [...new Intl.Segmenter().segment(text), { index: text.length }].map(({ index }) => index);
  fc.assert(
    fc.property(words, words, (before, after) => {
      const history = run(start(), [type(PARAGRAPH, before), type(PARAGRAPH, after, 9000)]);
      const back = history.undo.at(-1) as { from: number; length: number; text: string };
      expect(toEnds(after)).toEqual(expect.arrayContaining([back.from, back.from + back.length]));
      expect(toEnds(before)).toEqual(
        expect.arrayContaining([back.from, back.from + back.text.length]),
      );
    }),
  );
});

test('a post has no half of a character that the form may have', () => {
  expect(toContentOfRows(toRows(aPost({ Title: '\ud83dx' }))).Title).toBe('\ufffdx');
});

test('the form takes over no control characters, however they come, so that Undo finds its place in a stored draft', () => {
  const words = 'a\u0000b\vc\u202Ed\te';
  const rows = ['Heading', 'Paragraph'].map((name) => createRow(name as 'Heading', words));
  const history = run(start(), [
    type(1, words, 9000),
    type(PARAGRAPH, words, 9001),
    { type: 'change', change: () => ({ at: 6, length: 2, rows }) },
    { type: 'change', change: () => ({ at: 6, from: 1, length: 1, text: words }) },
  ]);
  const texts = history.rows.map(({ text }) => text);
  expect(texts[1]).toBe('ab cd e');
  expect(texts[PARAGRAPH]).toBe('ab\nc\u202Ed\te');
  expect(texts.slice(6)).toEqual(['aab cd e cd e', 'ab\nc\u202Ed\te']);
  expect(toRows(toContentOfRows(history.rows)).map(({ text }) => text)).toEqual(texts);
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
      expect(toContentOfRows(back.rows)).toEqual(toContentOfRows(first.rows));
      const forth = run(back, all({ type: 'redo' }));
      expect(toContentOfRows(forth.rows)).toEqual(toContentOfRows(last.rows));
    }),
  );
});

test('changes that the words don’t allow are forgotten', () => {
  const rows = toRows(aPost());
  const { undo } = openHistory(rows, [{ at: 99, from: 0, length: 1, text: 'x' }]);
  expect(undo).toEqual([]);
  expect(openHistory(rows, [{ at: 0, length: 2, rows: [] }]).undo).toEqual([]);
});

test.each([aPost(), fullPost])('the draft %j keeps its words and its Undo', (draft) => {
  const rows = toRows(draft);
  expect(toContentOfRows(rows)).toStrictEqual(draft);
  const at = rows.length - 1;
  const opened = openHistory(rows, [{ at, from: 0, length: 1, text: '' }]);
  expect(changeForm(opened, { type: 'undo' }).rows[at]!.text).toBe(' paragraph');
});

test('of the changes, the last ones are stored with a draft, of 200,000 characters at most', () => {
  const change = (length: number) => ({
    at: 0,
    length: 1,
    rows: [createRow('Paragraph', 'x'.repeat(length))],
  });
  const [first, second, third] = [change(150_000), change(100_000), change(90_000)];
  expect(chooseStored([first, second, third])).toEqual([second, third]);
});

test('of the changes, the last 500 can be taken back', () => {
  const texts = Array.from({ length: 502 }, (_, i) => `${i} words`);
  const typed = run(
    start(),
    texts.map((text, i) => type(PARAGRAPH, text, 9000 + 2000 * i)),
  );
  const back = run(typed, Array<Action>(600).fill({ type: 'undo' }));
  expect(back.rows[PARAGRAPH]!.text).toBe(texts[1]);
});

test('to Undo, a letter with up to 400 marks is one that is typed; with more, it is pasted', () => {
  const countSteps = (marks: number) =>
    run(start(), [
      type(PARAGRAPH, 'One.a', 9000),
      type(PARAGRAPH, `One.ae${'\u0301'.repeat(marks)}`, 9001),
    ]).undo.length;
  expect([countSteps(300), countSteps(1_000)]).toEqual([1, 2]);
});
