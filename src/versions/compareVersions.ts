// Loaded on demand, as it imports the diff library.
import { fieldNames } from '../post/fields';
import type { Change } from '../rows/undo';
import { findFirstSection, findOptional, type Row } from '../rows/rows';
import { findDifferences, hasSameNames, isSameRow } from './findDifferences';
import { addsSame, type ChangedPart, spreadMoves } from './spreadMoves';

/** What one version has in the place of rows of the version before. */
interface Hunk {
  side: 'mine' | 'theirs';
  from: number;
  to: number;
  rows: Row[];
}

const isEqual = (rows: Row[], others: Row[]) =>
  rows.length === others.length && rows.every((row, i) => isSameRow(row, others[i]!));

const whoChanged = ({ base, mine, theirs }: Omit<ChangedPart, 'by' | 'at'>) =>
  isEqual(mine, base) ? 'theirs' : isEqual(theirs, base) ? 'mine' : 'both';

function findHunks(base: Row[], rows: Row[], side: Hunk['side']): Hunk[] {
  let added = 0;
  return findDifferences(rows, base).map(({ at, mine, theirs }) => {
    const from = at - added;
    added += mine.length - theirs.length;
    return { side, from, to: from + theirs.length, rows: mine };
  });
}

const isInsertion = ({ from, to }: Hunk) => from === to;
const beginsSection = ({ rows }: Hunk) => rows[0]?.name === 'Heading';

/** Whether two versions change the same place. `first` comes first. */
function overlap(base: Row[], first: Hunk, next: Hunk): boolean {
  if (next.from < first.to) return true;
  if (next.from > first.to) return false;
  if (isInsertion(first) && isInsertion(next) && addsSame(first.rows, next.rows)) return true;
  // Beside a section that begins or ends there, the words of one version could get into a section of the other.
  const changesSections = ({ from, to, rows }: Hunk) =>
    !hasSameNames(base.slice(from, to), rows) &&
    [...base.slice(from, to), ...rows].some(({ name }) => name === 'Heading');
  if (!changesSections(first)) return false;
  return isInsertion(next) ? !beginsSection(next) : changesSections(next);
}

/** Groups the changes of both versions by the places that they change. */
function groupHunks(base: Row[], mine: Row[], theirs: Row[]): Hunk[][] {
  const hunks = [...findHunks(base, theirs, 'theirs'), ...findHunks(base, mine, 'mine')];
  // What both insert in one place is no conflict: first what goes on with the section before it.
  hunks.sort((a, b) => a.from - b.from || a.to - b.to || +beginsSection(a) - +beginsSection(b));
  const groups: Hunk[][] = [];
  for (const hunk of hunks) {
    const group = groups.at(-1);
    if (group?.some((other) => other.side !== hunk.side && overlap(base, other, hunk)))
      group.push(hunk);
    else groups.push([hunk]);
  }
  return groups;
}

/** Compares what both versions make of the sections of `base`. */
function compareSections(base: Row[], mine: Row[], theirs: Row[], start: number): ChangedPart[] {
  let added = 0;
  return groupHunks(base, mine, theirs).map((hunks) => {
    const from = Math.min(...hunks.map((hunk) => hunk.from));
    const to = Math.max(...hunks.map((hunk) => hunk.to));
    const change = (side: Hunk['side']) => {
      let at = from;
      const rows = hunks.flatMap((hunk) => {
        if (hunk.side !== side) return [];
        const changed = [...base.slice(at, hunk.from), ...hunk.rows];
        at = hunk.to;
        return changed;
      });
      return [...rows, ...base.slice(at, to)];
    };
    const sides = { base: base.slice(from, to), mine: change('mine'), theirs: change('theirs') };
    const at = start + from + added;
    added += sides.mine.length - sides.base.length;
    return { ...sides, at, by: whoChanged(sides) };
  });
}

/** Finds the parts in which two versions differ, and who has changed them since the version that both began with. Where that isn't known, both may have changed each part. */
export function compareVersions(
  base: Row[] | undefined,
  mine: Row[],
  theirs: Row[],
): ChangedPart[] {
  if (!base)
    return findDifferences(mine, theirs).map((part) => ({ ...part, base: [], by: 'both' }));
  const fields = fieldNames.map((name): ChangedPart => {
    const find = (rows: Row[]) => rows.filter((row) => row.name === name);
    const sides = { base: find(base), mine: find(mine), theirs: find(theirs) };
    const index = mine.findIndex((row) => row.name === name);
    return { ...sides, at: index < 0 ? findOptional(mine, name) : index, by: whoChanged(sides) };
  });
  const start = findFirstSection(mine);
  const toSections = (rows: Row[]) => rows.slice(findFirstSection(rows));
  const sections = compareSections(toSections(base), mine.slice(start), toSections(theirs), start);
  const all = [...fields, ...sections];
  const isAlike = (part: ChangedPart) => isEqual(part.mine, part.theirs);
  const parts = all.filter((part) => !isAlike(part));
  spreadMoves(parts, all.filter(isAlike));
  return parts;
}

/** Takes their version of some parts into the rows that were compared. */
export function takeTheirs(rows: Row[], parts: ChangedPart[]): Change {
  const changed = parts.reduceRight((all, { at, mine, theirs }) => {
    const isKept = hasSameNames(mine, theirs);
    // A field in which the author writes stays the same.
    const taken = theirs.map((row, i) => (isKept ? { ...row, key: rows[at + i]!.key } : row));
    return all.toSpliced(at, mine.length, ...taken);
  }, rows);
  const first = changed.findIndex((row, i) => row !== rows[i]);
  const at = first < 0 ? changed.length : first;
  return { at, length: rows.length - at, rows: changed.slice(at) };
}
