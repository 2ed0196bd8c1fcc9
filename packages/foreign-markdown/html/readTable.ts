import type { AlignType, Nodes, PhrasingContent, Table } from 'mdast';
import { toFlow, toOneLine } from '../flow';
import { styleOf } from './parseHtml';

const MAX_COLUMNS = 50;
// A larger table becomes its words.
const MAX_SIZE = 50_000;
const ALIGN = /text-align:\s*(center|right|end)/i;

const readSpan = (cell: Element, name: string, max: number) =>
  Math.min(Math.max(Number(cell.getAttribute(name)) || 1, 1), max);

function readAlign(cell: Element | undefined): AlignType {
  // Google Docs has it in the paragraph.
  const style = ALIGN.exec(styleOf(cell) + styleOf(cell?.querySelector('p')))?.[1];
  // Posts of this site have classes.
  const align = (cell?.getAttribute('align') ?? style ?? cell?.className ?? '').toLowerCase();
  if (align === 'center') return 'center';
  return align === 'right' || align === 'end' ? 'right' : null;
}

/** Puts the cells of rows where they are seen, in as many fields as they span; undefined if these are too many. */
function toGrid(rows: Element[][]): (Element | undefined)[][] | undefined {
  const grid: (Element | undefined)[][] = rows.map(() => []);
  const taken = rows.map(() => new Set<number>());
  let size = 0;
  let columns = 0;
  for (const [y, cells] of rows.entries()) {
    let x = 0;
    for (const cell of cells) {
      while (taken[y]!.has(x)) x++;
      grid[y]![x] = cell;
      const width = readSpan(cell, 'colspan', MAX_COLUMNS);
      const height = readSpan(cell, 'rowspan', rows.length - y);
      size += width * height;
      columns = Math.max(columns, x + width);
      if (Math.max(size, columns * rows.length) > MAX_SIZE) return undefined;
      for (let row = y; row < y + height; row++)
        for (let column = x; column < x + width; column++) taken[row]!.add(column);
      x += width;
    }
    // A cell that another one covers is empty.
    grid[y]!.length = Math.max(0, ...[...taken[y]!].map((column) => column + 1));
  }
  return grid;
}

/** Reads a table. One that lays out a page becomes its words. */
export function readTable(table: Element, read: (cell: Element) => Nodes[]): Nodes[] {
  const rows = [...table.querySelectorAll('tr')]
    .filter((row) => row.closest('table') === table)
    .map((row) => [...row.children].filter(({ tagName }) => /^T[DH]$/.test(tagName)))
    .filter((cells) => cells.length > 0);
  const cells = rows.flat();
  const caption = toFlow(
    [...table.children].filter((child) => child.tagName === 'CAPTION').flatMap(read),
  );
  const isLayout = cells.length < 2 || table.querySelector('table');
  const grid = isLayout ? undefined : toGrid(rows);
  if (!grid) return [...caption, ...cells.flatMap((cell) => toFlow(read(cell)))];
  const columns = Math.max(...grid.map((row) => row.length));
  // A column of a spreadsheet is a list.
  if (columns === 1 && !cells.some(({ tagName }) => tagName === 'TH'))
    return [...caption, ...cells.flatMap((cell) => toFlow(read(cell)))];
  const all = Array.from({ length: columns }, (_, x) => x);
  const toCell = (cell: Element | undefined, isHead: boolean) => {
    const words = cell ? toOneLine(read(cell)) : [];
    const plain = words.flatMap((node): PhrasingContent[] =>
      node.type === 'strong' ? node.children : [node],
    );
    return { type: 'tableCell' as const, children: isHead ? plain : words };
  };
  const markdown: Table = {
    type: 'table',
    align: all.map((x) => readAlign(grid[0]![x])),
    children: grid.map((row, y) => ({
      type: 'tableRow',
      children: all.map((x) => toCell(row[x], y === 0)),
    })),
  };
  return [...caption, markdown];
}
