import { expect, test, vi } from 'vitest';
import { type Choice, findChoices, putChoice } from '../../../src/toolbar/choices';
import type { Action } from '../../../src/rows/undo';
import { createRow } from '../../../src/rows/rows';

test.each<[string, Choice]>([
  ...['image', 'photo', 'img'].map((word): [string, Choice] => [word, 'picture']),
  ...['h2', 'heading', 'Section'].map((word): [string, Choice] => [word, 'heading']),
  ...['h3', 'subheading'].map((word): [string, Choice] => [word, 'subheading']),
  ...['todo', 'to-do', 'task'].map((word): [string, Choice] => [word, 'tasks']),
  ...['math', 'formula', 'latex'].map((word): [string, Choice] => [word, 'formula']),
  ...['hr', 'divider', 'rule'].map((word): [string, Choice] => [word, 'divider']),
  ...['ul', 'bullet', 'list'].map((word): [string, Choice] => [word, 'list']),
  ['footnote', 'footnote'],
  ['ol', 'numbers'],
  ['note', 'callout'],
  ['quote', 'quote'],
  ['code', 'codeBlock'],
  ['tab', 'table'],
])('“%s” after a slash finds %s first', (word, choice) => {
  expect(findChoices(word)[0]).toBe(choice);
});

test('a word that no block is called by finds none', () => {
  expect(findChoices('usr')).toEqual([]);
});

test('in other languages, blocks are found by their words, without accents too, and by those in English', async () => {
  vi.doMock('#words/author/guide', () => import('../../../src/words/es/author/guide'));
  vi.doMock('#words/author/writing', () => import('../../../src/words/es/author/writing'));
  vi.resetModules();
  const spanish = await import('../../../src/toolbar/choices');
  const found = ['ecuación', 'ecuacion', 'equation', 'foto', 'tabla'].map(
    (word) => spanish.findChoices(word)[0],
  );
  expect(found).toEqual(['formula', 'formula', 'formula', 'picture', 'table']);
  vi.doUnmock('#words/author/guide');
  vi.doUnmock('#words/author/writing');
});

test('a footnote has the first number without a text', () => {
  const rows = ['a[^1] b[^2]\n\n[^1]: one', '/fn'].map((text) => createRow('Paragraph', text));
  const texts: string[] = [];
  const change = (action: Action) => {
    const made = action.type === 'change' && action.change(rows);
    if (made && 'text' in made) texts.push(made.text);
  };
  putChoice(change, 1, 'footnote', { from: 0, length: 3 });
  expect(texts).toEqual(['[^2]: ']);
});
