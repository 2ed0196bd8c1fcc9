// Draws formulas as MathML. Used by the build, and loaded on demand for formulas that are newer than the build.
import temml from 'temml';

// Limits on hostile TeX: its length, and that of what it is drawn as.
const MAX_SOURCE = 5_000;
const MAX_DRAWN = 200_000;
const OPTIONS = {
  throwOnError: false,
  trust: false,
  // Lines may end after a sign, as in TeX.
  wrap: 'tex' as const,
  // In em and repetitions.
  maxSize: [10, 10] as [number, number],
  maxExpand: 500,
  // Names that TeX doesn’t know are words like all others.
  errorColor: 'currentColor',
};

interface MathNode {
  type?: string;
  attributes?: Record<string, string>;
  classes?: string[];
  style?: Record<string, string>;
  text?: string;
  children?: MathNode[];
}

const BORDERS = {
  border: 'tml-box',
  borderTop: 'tml-top',
  borderBottom: 'tml-bottom',
  borderLeft: 'tml-left-line',
  borderRight: 'tml-right-line',
};
// Lines that browsers draw in different ways, or not at all. Without another one, words may mean the opposite.
const LINES: Record<string, string> = {
  top: 'tml-top',
  bottom: 'tml-bottom',
  box: 'tml-box',
  updiagonalstrike: 'tml-strike',
};

/** Makes attributes and classes of styles, which the site's policy forbids. Returns whether all of it can be drawn. */
function clean(node: MathNode): boolean {
  const { attributes = {}, classes = [], style = {}, children = [] } = node;
  if (classes.includes('tml-cancelto')) return false;
  if (style.color) attributes.mathcolor = style.color;
  if (style.backgroundColor) attributes.mathbackground = style.backgroundColor;
  for (const [name, line] of Object.entries(BORDERS)) if (style[name]) classes.push(line);
  for (const name of Object.keys(style)) delete style[name];
  if (node.type === 'menclose') {
    const line = LINES[attributes.notation ?? ''];
    if (!line) return false;
    delete attributes.notation;
    Object.assign(node, { type: 'mrow', classes: [line] });
  }
  return children.every(clean);
}

/** Makes a row of each part that ends with a sign, so that lines of paper may end there too: the package does so only within words. */
function splitRows({ children: [line] = [] }: MathNode): void {
  const [row, ...others] = line?.children ?? [];
  // What is only one sign or table has no line.
  if (line?.type || row?.type !== 'mrow' || others.length > 0) return;
  const rows: MathNode[][] = [[]];
  for (const node of row.children ?? []) {
    rows.at(-1)!.push(node);
    if (node.type === 'mo' && !node.attributes?.form) rows.push([]);
  }
  const toRow = (children: MathNode[]): MathNode =>
    Object.assign(Object.create(row) as MathNode, { children });
  line!.children = rows.filter((one) => one.length > 0).map(toRow);
}

// A row of a matrix can't be wrapped: on paper, one of more letters is drawn smaller.
const MAX_ROW = 50;
const MAX_WIDE_ROW = 80;

const countLetters = ({ text = '', children = [] }: MathNode): number =>
  children.reduce((sum, child) => sum + countLetters(child), text.length);

const findWidest = (node: MathNode): number =>
  node.type === 'mtr' ? countLetters(node) : Math.max(0, ...(node.children ?? []).map(findWidest));

/** Draws TeX as MathML, which has it as its alternative text; empty if it can't be read. */
export function drawFormula(source: string, isBlock: boolean): string {
  if (source.length > MAX_SOURCE) return '';
  try {
    const options = { ...OPTIONS, displayMode: isBlock };
    const tree = temml.__renderToMathMLTree(source, options) as MathNode & { toMarkup(): string };
    if (tree.type !== 'math' || !clean(tree)) return '';
    if (isBlock) splitRows(tree);
    const widest = findWidest(tree);
    if (widest > MAX_ROW) tree.classes!.push(widest > MAX_WIDE_ROW ? 'tml-wider' : 'tml-wide');
    tree.attributes!.alttext = source;
    const drawn = tree.toMarkup();
    return drawn.length > MAX_DRAWN ? '' : drawn;
  } catch {
    // Nested too deep.
    return '';
  }
}
