import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { isolateNames } from '../../../src/base/language/isolateNames';

const draw = (text: string) => renderToStaticMarkup(<p>{isolateNames(text)}</p>);

test.each([
  ['C++', ['C++']],
  ['פיתוח API ב-C# ו-.NET 8.', ['C#', '.NET']],
  ['بنيتُ API بـC# و-Node.js 20 مع React.', ['C#']],
  ['(C++), C++, F#! and C/C++', ['C++', 'C++', 'F#', 'C/C++']],
  ['الخيار --flag و $PATH في @angular/core', ['--flag', '$PATH', '@angular/core']],
  ['הפונקציה print() של C (או useState(), .map())', ['print()', 'useState()', '.map()']],
  ['התיקייה src/ והנתיב /home, וגם __init__ ו-_id.', ['src/', '/home', '__init__', '_id']],
  ['C++/CLI, and/or, (a) b(c) print( x/y/z 1/2', []],
  ['C++17, Node.js, CI/CD, R&D, e.g. i.e. x+y, 100+, a@b.example, co-author – and the end.', []],
])('the names in “%s” that begin or end with a sign are %j', (text, names) => {
  const view = draw(text);
  expect([...view.matchAll(/<bdi>(.*?)<\/bdi>/g)].map(([, name]) => name)).toEqual(names);
  const shown = view.replace(/<\/?(p|bdi)>/g, '').replaceAll('&amp;', '&');
  expect(shown).toBe(text);
});
