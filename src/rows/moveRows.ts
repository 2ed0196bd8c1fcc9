import { flushSync } from 'react-dom';
import { writing } from '#words/author/writing';
import { announce } from '../base/announce';
import type { ChangeForm } from './rowActions';
import { groupRows, type Row } from './rows';
import type { Change } from './undo';

interface Move {
  change: Change;
  /** What is announced after it. */
  message: string;
}

/** Exchanges a section, counted from 0, with the one before or after it. */
function findSectionMove(rows: Row[], section: number, by: 1 | -1): Move | undefined {
  const sections = groupRows(rows);
  const first = Math.min(section, section + by);
  const [before, after] = [sections[first], sections[first + 1]];
  if (!before || !after) return undefined;
  const swapped = [...after.rows, ...before.rows];
  return {
    change: { at: before.start, length: swapped.length, rows: swapped },
    message: writing.sectionIsNow(section + 1, section + 1 + by),
  };
}

/** Exchanges a paragraph with the row before or after it: a paragraph, or the heading of a section, whose first or last one it becomes. */
function findParagraphMove(rows: Row[], at: number, by: 1 | -1): Move | undefined {
  const sections = groupRows(rows);
  const section = sections.findLastIndex(({ start }) => start < at);
  const number = at - sections[section]!.start;
  const to = at + by;
  const other = rows[to];
  if (!other || other.name === 'Body' || to === sections[0]!.start) return undefined;
  const leftFor = by < 0 ? writing.paragraphIsNowLast : writing.paragraphIsNowFirst;
  return {
    change: {
      at: Math.min(at, to),
      length: 2,
      rows: by < 0 ? [rows[at]!, other] : [other, rows[at]!],
    },
    message:
      other.name === 'Heading'
        ? leftFor(number, section + 1 + by)
        : writing.paragraphIsNow(number, number + by),
  };
}

/** Finds how to move a paragraph, or a heading with its whole section; undefined at the ends of the post. */
export function findMove(rows: Row[], at: number, by: 1 | -1): Move | undefined {
  if (rows[at]!.name === 'Paragraph') return findParagraphMove(rows, at, by);
  const section = groupRows(rows).findIndex(({ start }) => start === at);
  return section < 0 ? undefined : findSectionMove(rows, section, by);
}

/** Moves a row, which isn't at the end, and announces it. What `getTop` measures then stays where it is in the window. */
export function moveRow(change: ChangeForm, at: number, by: 1 | -1, getTop: () => number): void {
  const top = getTop();
  let move: Move;
  flushSync(() =>
    change({ type: 'change', change: (rows) => (move = findMove(rows, at, by)!).change }),
  );
  const keepTop = () => scrollBy({ top: getTop() - top, behavior: 'instant' });
  keepTop();
  // The browser may have kept something else where it was.
  requestAnimationFrame(keepTop);
  announce(move!.message);
}
