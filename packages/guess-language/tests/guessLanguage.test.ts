import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { guessLanguage } from '../index';

test.each([
  ['ja', 'マウスを引き出しにしまって、TypeScript で五日間働きました。'],
  ['ko', '저는 마우스를 서랍에 넣고 닷새 동안 일했습니다.'],
  ['ar', 'سحبت الفأرة من مكتبي، و`npm start` يعمل كما كان.'],
  ['ru', 'Я убрал мышь в ящик на пять рабочих дней.'],
  ['en', 'I put my mouse in a drawer for five days, and the sites that hurt most were mine.'],
  ['de', 'Ich habe die Maus in eine Schublade gelegt, und das war nicht das Ende der Geschichte.'],
  ['pt', 'Os sites não são meus, mas foi uma semana com os erros também.'],
])('the language of %s is guessed from its words', (language, text) => {
  expect(guessLanguage(text)).toBe(language);
});

test('nothing is guessed from a few words, digits or code', () => {
  for (const text of [
    '',
    'Hello world',
    '12345 67890 :-)',
    'const a = await f(b); return a.json();',
  ])
    expect(guessLanguage(text), text).toBeUndefined();
});

test('the examples of the README are guessed as it says', () => {
  const readme = readFileSync(`${import.meta.dirname}/../README.md`, 'utf8');
  const examples = [...readme.matchAll(/guessLanguage\('(.*)'\); \/\/ (.*)/g)];
  const guesses = examples.map(([, text]) => guessLanguage(text!));
  expect(guesses).toEqual(['de', undefined]);
  expect(examples.map(([, , guess]) => guess)).toEqual(["'de'", 'undefined']);
});
