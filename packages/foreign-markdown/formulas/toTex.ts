// Writes TeX for MathML that has none. Temml knows the letters and signs of Unicode.
const group = (part = '') => ([...part].length > 1 ? `{${part}}` : part);

const withLimits = (base?: string, under?: string, over?: string) =>
  `${group(base)}_${group(under)}^${group(over)}`;

const MARKS: Record<string, (...parts: string[]) => string> = {
  mi: (name) => (name.length > 1 ? `\\mathrm{${name}}` : name),
  mtext: (words) => `\\text{${words}}`,
  msup: (base, over) => `${group(base)}^${group(over)}`,
  msub: (base, under) => `${group(base)}_${group(under)}`,
  msubsup: withLimits,
  munderover: withLimits,
  mover: (base, over) => `\\overset{${over}}{${base}}`,
  munder: (base, under) => `\\underset{${under}}{${base}}`,
  mfrac: (above, below) => `\\frac{${above}}{${below}}`,
  msqrt: (...inside) => `\\sqrt{${inside.join('')}}`,
  mroot: (inside, degree) => `\\sqrt[${degree}]{${inside}}`,
  mtr: (...cells) => `${cells.join(' & ')} \\\\ `,
  mtable: (...rows) => `\\begin{matrix}${rows.join('')}\\end{matrix}`,
};

const readWords = ({ textContent }: Element) =>
  textContent
    .replaceAll(/[\s\u2061-\u2064]+/g, ' ')
    .trim()
    .replaceAll(/[{}%#&_$]/g, '\\$&');

/** Writes MathML as TeX. */
export function toTex(element: Element): string {
  const children = [...element.children];
  const parts = children.length > 0 ? children.map(toTex) : [readWords(element)];
  return MARKS[element.tagName.toLowerCase()]?.(...parts) ?? parts.join('');
}
