import { expect, test } from 'vitest';
import { guessLanguage } from '../../../src/content/guessLanguage';

test.each([
  ['ja', 'マウスを引き出しにしまって、TypeScript で五日間働きました。'],
  ['zh-Hans', '我把鼠标放进抽屉里，工作了五天。最难用的网站正是我自己做的。'],
  ['ko', '저는 마우스를 서랍에 넣고 닷새 동안 일했습니다.'],
  ['ar', 'سحبت الفأرة من مكتبي، و`npm start` يعمل كما كان.'],
  ['he', 'שמתי את העכבר במגירה לחמישה ימי עבודה.'],
  ['ru', 'Я убрал мышь в ящик на пять рабочих дней.'],
  ['el', 'Έβαλα το ποντίκι σε ένα συρτάρι για πέντε ημέρες.'],
  ['en', 'I put my mouse in a drawer for five days, and the sites that hurt most were mine.'],
  ['de', 'Ich habe die Maus in eine Schublade gelegt, und das war nicht das Ende der Geschichte.'],
  ['fr', 'Les sites qui font mal sont dans une liste, et ce ne sont pas les autres.'],
  ['es', 'Los sitios más difíciles son los míos, pero las pruebas no están para eso.'],
  ['it', 'Il mouse è nel cassetto, e gli errori sono più di quelli che non vedo.'],
  ['pt', 'Os sites não são meus, mas foi uma semana com os erros também.'],
  ['nl', 'Het was een week van vijf dagen, en dat zijn niet de fouten van het huis.'],
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
