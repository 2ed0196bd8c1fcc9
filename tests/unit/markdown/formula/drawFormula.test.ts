import { expect, test } from 'vitest';
import { drawFormula } from '../../../../src/markdown/formula/drawFormula';

test('a formula is MathML with its TeX as the alternative text, and without styles', () => {
  expect(drawFormula('x^2', false)).toMatch(/^<math alttext="x\^2"><msup>/);
  const drawn = drawFormula(
    '\\boxed{\\color{red}a} \\cancel{b} \\begin{array}{c|c}a&b\\end{array}',
    true,
  );
  expect(drawn).toMatch(/^<math display="block".*mathcolor="#ff0000".*tml-strike.*tml-right-line/);
  expect(drawn).not.toContain(' style=');
});

test('lines of paper may end after the signs of a formula on lines of its own', () => {
  const rows = drawFormula('a=(b+c)-\\frac{d+e}{f}', true).match(/<\/mrow><mrow>/g);
  expect(rows).toHaveLength(2);
});

test('only a matrix that is wider than paper is drawn smaller there', () => {
  const drawRow = (cells: number) =>
    drawFormula(`\\begin{matrix}${'a_{11} & '.repeat(cells)}b\\end{matrix}`, true);
  expect(drawRow(30)).toContain('tml-wider"');
  expect(drawRow(20)).toContain('tml-wide"');
  expect(drawRow(5)).not.toContain('tml-wide');
});

test.each([
  ['an end is missing', '\\frac{a'],
  ['a macro never ends', '\\def\\a{\\a\\a}\\a'],
  ['it is too long', 'a'.repeat(5_001)],
  ['a line would be lost', '\\cancelto{0}{a}'],
  ['it has a picture', '\\includegraphics{a.png}'],
])('TeX is left as it is if %s', (_, tex) => {
  expect(drawFormula(tex, false)).toBe('');
});

test.each([
  '\\href{javascript:alert(1)}{a}',
  '</math><img src=x onerror=a>"',
  '\\rule{999em}{999em}',
])('in %j, nothing is a link, an element or large', (tex) => {
  expect(drawFormula(tex, true)).not.toMatch(/<(?!\/?m)|href=|999em"/);
});

test('TeX is left as it is if what it draws is too long', () => {
  const draw = (times: number) =>
    drawFormula(`\\def\\a{${'x^y '.repeat(100)}}${'\\a '.repeat(times)}`, true);
  expect(draw(10)).toMatch(/^<math/);
  expect(draw(300)).toBe('');
});
