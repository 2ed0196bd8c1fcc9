// Imports the diff library. Loaded on demand.
import { diffArrays, diffWordsWithSpace } from 'diff';
import { site } from '#words/site';
import { versions } from '#words/author/versions';
import { writing } from '#words/author/writing';
import type { PostContent } from '../post/post';
import { type Row, toRows } from '../rows/rows';

/** Rows that differ between two versions: where they are in `mine`, and both versions of them. */
export interface Difference {
  at: number;
  mine: Row[];
  theirs: Row[];
}

/** A part of a text: in both versions, or only in one. */
export interface Part {
  text: string;
  in: 'both' | 'mine' | 'theirs';
}

// What differs in more rows or words is shown as replaced: the time to find them grows with the square of their number.
const MAX_EDITS = 500;
// In more characters than these, words aren't compared.
const MAX_CHARACTERS = 50_000;

/** Whether two rows have the same words in the same field. */
export const isSameRow = (row: Row, other: Row): boolean =>
  row.name === other.name && row.text === other.text;

/** Whether each row is of the same field as the other in its place. */
export const hasSameNames = (rows: Row[], others: Row[]): boolean =>
  rows.length === others.length && rows.every(({ name }, i) => name === others[i]!.name);

/** Splits a difference into single rows where the rows correspond. */
function splitRows({ at, mine, theirs }: Difference): Difference[] {
  if (!hasSameNames(mine, theirs)) return [{ at, mine, theirs }];
  return mine.map((row, i) => ({ at: at + i, mine: [row], theirs: [theirs[i]!] }));
}

/** What is between the rows that two versions begin and end with, as replaced. */
function replaceAll(theirs: Row[], mine: Row[]) {
  const most = Math.min(mine.length, theirs.length);
  let from = 0;
  while (from < most && isSameRow(mine[from]!, theirs[from]!)) from++;
  let same = 0;
  while (same < most - from && isSameRow(mine.at(-1 - same)!, theirs.at(-1 - same)!)) same++;
  const toPart = (rows: Row[], added: boolean, removed: boolean) => ({
    value: rows,
    added,
    removed,
  });
  return [
    toPart(mine.slice(0, from), false, false),
    toPart(theirs.slice(from, theirs.length - same), false, true),
    toPart(mine.slice(from, mine.length - same), true, false),
  ];
}

/** Finds the rows that differ between two versions. */
export function findDifferences(mine: Row[], theirs: Row[]): Difference[] {
  const differences: Difference[] = [];
  let at = 0;
  let current: Difference | undefined;
  const options = { comparator: isSameRow, maxEditLength: MAX_EDITS };
  const parts = diffArrays(theirs, mine, options) ?? replaceAll(theirs, mine);
  for (const { value, added, removed } of parts) {
    if (added || removed) {
      if (!current) differences.push((current = { at, mine: [], theirs: [] }));
      for (const row of value) current[added ? 'mine' : 'theirs'].push(row);
    } else current = undefined;
    if (!removed) at += value.length;
  }
  return differences.flatMap(splitRows);
}

/** Marks the words that differ between two texts. */
export function compareWords(mine: string, theirs: string): Part[] {
  const isShort = mine.length + theirs.length <= MAX_CHARACTERS;
  const changes = isShort
    ? diffWordsWithSpace(theirs, mine, { maxEditLength: MAX_EDITS })
    : undefined;
  const parts = changes ?? [
    { value: theirs, removed: true, added: false },
    { value: mine, removed: false, added: true },
  ];
  return parts.map(({ value, added, removed }) => ({
    text: value,
    in: added ? 'mine' : removed ? 'theirs' : 'both',
  }));
}

/** Says in which fields some parts differ, such as “Title, 2 paragraphs”. */
export function describeParts(parts: Pick<Difference, 'mine' | 'theirs'>[]): string {
  const toKey = ({ name, text }: Row) => name + text;
  const added = new Set(parts.flatMap(({ mine }) => mine.map(toKey)));
  const removed = new Set(parts.flatMap(({ theirs }) => theirs.map(toKey)));
  const counts = new Map<Row['name'], number>();
  for (const { mine, theirs } of parts) {
    // What was moved is removed in one part and added in another, but counts once.
    const others = mine.filter((row) => !removed.has(toKey(row)));
    const former = theirs.filter((row) => !added.has(toKey(row)));
    const isMore = former.length > others.length;
    for (const { name } of isMore
      ? [...mine.filter((row) => removed.has(toKey(row))), ...former]
      : mine)
      counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const fields = [...counts].map(([name, count]) =>
    name === 'Heading' || name === 'Paragraph'
      ? versions.changed[name](count)
      : writing.fields[name],
  );
  return fields.join(site.comma) || versions.noWords;
}

/** Says what changed from one version of a post to the next. */
export const describeChanges = (before: PostContent, after: PostContent): string =>
  describeParts(findDifferences(toRows(after), toRows(before)));
