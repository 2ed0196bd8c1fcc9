import { endsInCode } from '../rows/textBlocks';
import type { EditText, Selected, TextEdit } from './editText';

interface Part {
  from: number;
  to: number;
}

/** The table that the cursor is in: its cells by rows, those of the header first, and which of them has the cursor. */
interface Table {
  rows: Part[][];
  row: number;
  cell: number;
  /** What its lines begin with, such as the mark of a quote. */
  prefix: string;
  end: number;
}

const PREFIX = /^[ \t>]*/;

const readPrefix = (line: string) => PREFIX.exec(line)![0];

/** Whether a line separates the header of a table from its rows. */
function isDelimiter(line: string): boolean {
  const cells = line
    .slice(readPrefix(line).length)
    .trim()
    .replaceAll(/^\||\|$/g, '')
    .split('|');
  return cells.every((cell) => /^:?-+:?$/.test(cell.trim()));
}

/** The lines around a place that have a bar. */
function findLines(text: string, at: number): Part[] {
  const lines: Part[] = [];
  const read = (from: number): Part => {
    const to = text.indexOf('\n', from);
    return { from, to: to < 0 ? text.length : to };
  };
  const hasBar = ({ from, to }: Part) => text.slice(from, to).includes('|');
  const getStart = (place: number) => text.lastIndexOf('\n', place - 1) + 1;
  let line = read(getStart(at));
  while (hasBar(line)) {
    lines.unshift(line);
    if (line.from === 0) break;
    line = read(getStart(line.from - 1));
  }
  let last = lines.at(-1);
  while (last && last.to < text.length) {
    last = read(last.to + 1);
    if (!hasBar(last)) break;
    lines.push(last);
  }
  return lines;
}

/** Finds the words of a line's cells; an empty one has its place. */
function readCells(text: string, { from, to }: Part): Part[] {
  const line = text.slice(from, to).trimEnd();
  const start = readPrefix(line).length;
  const bars = [...line.matchAll(/\\.|\|/g)]
    .filter(([mark]) => mark === '|')
    .map(({ index }) => index);
  const before = bars[0] === start ? [] : [start - 1];
  const after = bars.at(-1) === line.length - 1 ? [] : [line.length];
  const edges = [...before, ...bars, ...after];
  return edges.slice(0, -1).map((edge, i) => {
    const source = line.slice(edge + 1, edges[i + 1]);
    const first = source.search(/\S/);
    const at = from + edge + 1 + (first < 0 ? Math.min(1, source.length) : first);
    return { from: at, to: at + source.trim().length };
  });
}

function readTable({ text, end }: Selected): Table | undefined {
  const lines = findLines(text, end);
  const sources = lines.map(({ from, to }) => text.slice(from, to));
  const delimiter = sources.findIndex(isDelimiter);
  const header = lines[delimiter - 1];
  const own = lines.findLastIndex(({ from }) => from <= end);
  if (!header || own === delimiter || own < delimiter - 1) return undefined;
  if (endsInCode(text.slice(0, header.from))) return undefined;
  const used = lines.slice(delimiter - 1).filter((_, i) => i !== 1);
  const rows = used.map((line) => readCells(text, line));
  const row = Math.max(
    0,
    used.findLastIndex(({ from }) => from <= end),
  );
  const cell = Math.max(
    0,
    rows[row]!.findLastIndex(({ from }) => from <= end),
  );
  return { rows, row, cell, prefix: readPrefix(sources[delimiter]!), end: lines.at(-1)!.to };
}

const isEmpty = (cells: Part[]) => cells.every(({ from, to }) => from === to);

const select = ({ from, to }: Part): TextEdit => ({
  from,
  length: 0,
  text: '',
  selection: [from, to],
});

/** Adds a row below the table, with the cursor in a cell of it. */
function addRow({ rows, prefix, end }: Table, cell: number): TextEdit {
  const text = `\n${prefix}|${'  |'.repeat(rows[0]!.length)}`;
  const cursor = end + `\n${prefix}| `.length + cell * '  |'.length;
  return { from: end, length: 0, text, selection: [cursor, cursor] };
}

/** Goes to the next cell of a table, or the one before; after the last one, to a new row, unless the last row is empty. Undefined where Tab leads out of the table. */
export function goToCell(selected: Selected, by: 1 | -1): TextEdit | undefined {
  const table = readTable(selected);
  if (!table) return undefined;
  const { rows, row, cell } = table;
  const cells = rows.flat();
  const next = cells[rows.slice(0, row).flat().length + cell + by];
  if (next) return select(next);
  return by < 0 || isEmpty(rows[row]!) ? undefined : addRow(table, 0);
}

/** Goes to the cell below at Enter, in a new row if there is none; an empty last row is left for a line below the table. Undefined outside of tables. */
export const goBelow: (...selected: Parameters<EditText>) => TextEdit | undefined = (selected) => {
  const { text, start, end: cursor } = selected;
  const isWithinCell = !text.slice(start, cursor).includes('\n');
  // Behind its last cell, a line goes on as it was typed.
  const isLineEnd = /^[ \t]*(?:\n|$)/.test(text.slice(cursor));
  const table = isWithinCell && !isLineEnd ? readTable(selected) : undefined;
  if (!table) return undefined;
  const { rows, row, cell, end } = table;
  const below = rows[row + 1];
  if (below) return select(below[Math.min(cell, below.length - 1)]!);
  if (row === 0 || !isEmpty(rows[row]!)) return addRow(table, Math.min(cell, rows[0]!.length - 1));
  const from = text.lastIndexOf('\n', end - 1) + 1;
  return { from, length: end - from, text: '\n', selection: [from + 1, from + 1] };
};
