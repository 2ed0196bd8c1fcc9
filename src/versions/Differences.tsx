import { memo, useMemo, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { versions } from '#words/versions';
import { writing } from '#words/writing';
import type { PostContent } from '../post/post';
import { compareWords, type Difference, findDifferences } from './findDifferences';
import { type ChangeForm, replacePost } from '../rows/rowActions';
import { type Row, toRows } from '../rows/rows';

interface Props {
  mine: Row[];
  theirs: PostContent;
  change: ChangeForm;
  /** Called when no difference is left to decide. */
  onDecided: () => void;
}

const join = (rows: Row[]) => rows.map(({ text }) => text).join('\n\n');
const toKey = ({ mine, theirs }: Difference) => JSON.stringify([join(mine), join(theirs)]);
const nameRows = ({ mine, theirs }: Difference) => {
  const [{ name } = { name: undefined }, ...others] = mine.length > 0 ? mine : theirs;
  return name && others.length > 0
    ? versions.andMore(writing.fields[name])
    : name && writing.fields[name];
};

// Memoized, because comparing is slow.
const Words = memo(function Words({
  difference,
  side,
}: {
  difference: Difference;
  side: 'mine' | 'theirs';
}) {
  const { mine, theirs } = difference;
  if (difference[side].length === 0) return <p className="mono">{versions.nothing}</p>;
  const parts = compareWords(join(mine), join(theirs)).filter(
    (part) => part.in === 'both' || part.in === side,
  );
  const Mark = side === 'mine' ? 'ins' : 'del';
  return (
    <p dir="auto">
      {parts.map((part, i) => (part.in === 'both' ? part.text : <Mark key={i}>{part.text}</Mark>))}
    </p>
  );
});

/** The published version beside the author's, with a choice for each difference and for all. */
export default function Differences({ mine, theirs, change, onDecided }: Props) {
  const [kept, setKept] = useState<string[]>([]);
  const all = useMemo(() => findDifferences(mine, toRows(theirs)), [mine, theirs]);
  const open = all.filter((one) => !kept.includes(toKey(one)));

  function take(difference: Difference) {
    const { at, mine, theirs } = difference;
    change({ type: 'change', change: () => ({ at, length: mine.length, rows: theirs }) });
    if (open.length === 1) onDecided();
  }
  function keep(difference: Difference) {
    setKept([...kept, toKey(difference)]);
    if (open.length === 1) onDecided();
  }
  function takeAll() {
    replacePost(change, theirs);
    onDecided();
  }

  return (
    <>
      <ol className="differences">
        {open.map((one, i) => (
          <li key={toKey(one)}>
            <p className="mono">{nameRows(one)}</p>
            <div className="sides">
              {(['theirs', 'mine'] as const).map((side) => (
                <div key={side}>
                  <p className="mono">{side === 'mine' ? versions.yours : versions.published}</p>
                  <Words difference={one} side={side} />
                  <Button
                    variant="quiet"
                    aria-label={
                      side === 'mine' ? versions.keepNumber(i + 1) : versions.takeNumber(i + 1)
                    }
                    onClick={() => (side === 'mine' ? keep(one) : take(one))}
                  >
                    {side === 'mine' ? versions.keep : versions.take}
                  </Button>
                </div>
              ))}
            </div>
          </li>
        ))}
      </ol>
      <div className="buttons">
        <Button variant="outline-primary" onClick={onDecided}>
          {versions.keepAll}
        </Button>
        <Button variant="outline-primary" onClick={takeAll}>
          {versions.takeAll}
        </Button>
      </div>
    </>
  );
}
