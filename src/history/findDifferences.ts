// Imports the diff library. Loaded on demand.
import { diffArrays, diffWordsWithSpace } from 'diff';
import { site } from '#words/site';
import { versions } from '#words/versions';
import { writing } from '#words/writing';
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

// Beyond this, a text is shown as replaced.
const MAX_MS = 200;

const isSame = (one: Row, other: Row) => one.name === other.name && one.text === other.text;

/** Splits a difference into single rows where the rows correspond. */
function splitRows({ at, mine, theirs }: Difference): Difference[] {
  const isPaired =
    mine.length === theirs.length && mine.every(({ name }, i) => name === theirs[i]!.name);
  if (!isPaired) return [{ at, mine, theirs }];
  return mine.map((row, i) => ({ at: at + i, mine: [row], theirs: [theirs[i]!] }));
}

/** Finds the rows that differ between two versions. */
export function findDifferences(mine: Row[], theirs: Row[]): Difference[] {
  const found: Difference[] = [];
  let at = 0;
  let current: Difference | undefined;
  for (const { value, added, removed } of diffArrays(theirs, mine, { comparator: isSame })) {
    if (added || removed) {
      if (!current) found.push((current = { at, mine: [], theirs: [] }));
      current[added ? 'mine' : 'theirs'].push(...value);
    } else current = undefined;
    if (!removed) at += value.length;
  }
  return found.flatMap(splitRows);
}

/** Marks the words that differ between two texts. */
export function compareWords(mine: string, theirs: string): Part[] {
  const parts = diffWordsWithSpace(theirs, mine, { timeout: MAX_MS }) ?? [
    { value: theirs, removed: true, added: false },
    { value: mine, removed: false, added: true },
  ];
  return parts.map(({ value, added, removed }) => ({
    text: value,
    in: added ? 'mine' : removed ? 'theirs' : 'both',
  }));
}

/** Says what changed from one version of a post to the next, such as “Title, 2 paragraphs”. */
export function describeChanges(before: PostContent, after: PostContent): string {
  const counts = new Map<Row['name'], number>();
  for (const { mine, theirs } of findDifferences(toRows(after), toRows(before)))
    for (const { name } of mine.length >= theirs.length ? mine : theirs)
      counts.set(name, (counts.get(name) ?? 0) + 1);
  const parts = [...counts].map(([name, count]) =>
    name === 'Heading' || name === 'Paragraph'
      ? versions.changed[name](count)
      : writing.fields[name],
  );
  return parts.join(site.comma) || versions.noWords;
}
