import { memo, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import Button from 'react-bootstrap/Button';
import { versions } from '#words/author/versions';
import { writing } from '#words/author/writing';
import type { PostContent } from '../post/post';
import { compareVersions, takeTheirs } from './compareVersions';
import { compareWords, describeParts } from './findDifferences';
import type { ChangedPart } from './spreadMoves';
import { type EditableRows, findField } from '../rows/rowActions';
import { type Row, toRows } from '../rows/rows';

interface Props extends EditableRows {
  theirs: PostContent;
  /** The version that both began with; undefined if it isn't known. */
  base?: PostContent;
  /** What to call the other version. */
  name: string;
  /** What the author should know of the list. */
  note?: string;
  /** Called with what was taken as only the other version has changed it. */
  onTaken?: (fields: string) => void;
  /** Called when no difference is left to decide. */
  onDecided: () => void;
}

const join = (rows: Row[]) => rows.map(({ text }) => text).join('\n\n');
const toKey = ({ mine, theirs }: ChangedPart) => JSON.stringify([join(mine), join(theirs)]);
const nameRows = ({ mine, theirs }: ChangedPart) => {
  const [{ name } = { name: undefined }, ...others] = mine.length > 0 ? mine : theirs;
  return name && others.length > 0
    ? versions.andMore(writing.fields[name])
    : name && writing.fields[name];
};

// Memoized, because comparing is slow.
const Words = memo(function Words({ part, side }: { part: ChangedPart; side: 'mine' | 'theirs' }) {
  const { mine, theirs } = part;
  if (part[side].length === 0) return <p className="meta">{versions.nothing}</p>;
  const parts = compareWords(join(mine), join(theirs)).filter(
    (words) => words.in === 'both' || words.in === side,
  );
  const Mark = side === 'mine' ? 'ins' : 'del';
  return (
    <p dir="auto">
      {parts.map(({ text, ...words }, i) =>
        words.in === 'both' ? text : <Mark key={i}>{text}</Mark>,
      )}
    </p>
  );
});

/** Takes what only the other version changed, and shows what both did, with a choice for each difference and for all. */
export default function Differences({
  theirs,
  base,
  name,
  note,
  rows,
  change,
  onTaken,
  onDecided,
}: Props) {
  /** The differences in which the author's own words stay. */
  const [ownKeys, setOwnKeys] = useState<string[]>([]);
  const compare = useMemo(() => {
    const [before, others] = [base && toRows(base), toRows(theirs)];
    return (mine: Row[]) => compareVersions(before, mine, others);
  }, [base, theirs]);
  const all = useMemo(() => compare(rows), [compare, rows]);
  const open = all.filter((part) => part.by === 'both' && !ownKeys.includes(toKey(part)));
  const isOpen = open.length > 0;

  /** Takes some of their parts, wherever they are by now. */
  const take = (isWanted: (part: ChangedPart) => boolean) =>
    change({ type: 'change', change: (now) => takeTheirs(now, compare(now).filter(isWanted)) });

  const takeOthers = useEffectEvent(() => {
    const others = all.filter(({ by }) => by === 'theirs');
    if (others.length > 0) {
      take(({ by }) => by === 'theirs');
      onTaken?.(describeParts(others));
    }
    if (!isOpen) onDecided();
  });
  useEffect(() => takeOthers(), [compare, isOpen]);

  /** Decides about some differences, and focuses another one or what they were about, as the button that was pressed is gone. */
  function decide(parts: ChangedPart[], side: 'mine' | 'theirs', other?: Element | null) {
    const keys = parts.map(toKey);
    flushSync(() => {
      if (side === 'mine') setOwnKeys([...ownKeys, ...keys]);
      else take((part) => keys.includes(toKey(part)));
    });
    (other?.querySelector('button') ?? findField(parts[0]!.at))?.focus();
  }

  const sides = { theirs: name, mine: versions.yours };
  return (
    <>
      {note && <p>{note}</p>}
      <ol className="differences">
        {open.map((part, i) => (
          <li key={toKey(part)}>
            <p className="meta">{nameRows(part)}</p>
            <div className="sides">
              {(['theirs', 'mine'] as const).map((side) => (
                <div key={side}>
                  <p className="meta">{sides[side]}</p>
                  <Words part={part} side={side} />
                  <Button
                    variant="quiet"
                    aria-label={versions.useNumber(sides[side], i + 1)}
                    onClick={({ currentTarget }) => {
                      const item = currentTarget.closest('li')!;
                      const { nextElementSibling, previousElementSibling } = item;
                      decide([part], side, nextElementSibling ?? previousElementSibling);
                    }}
                  >
                    {versions.use}
                  </Button>
                </div>
              ))}
            </div>
          </li>
        ))}
      </ol>
      <div className="buttons">
        {(['theirs', 'mine'] as const).map((side) => (
          <Button key={side} variant="outline-primary" onClick={() => decide(open, side)}>
            {versions.useAll(sides[side])}
          </Button>
        ))}
      </div>
    </>
  );
}
