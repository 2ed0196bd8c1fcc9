import { useState } from 'react';
import { versions } from '#words/author/versions';
import { announce } from '../base/announce';
import { Loading } from '../base/Loading';
import { shownPart } from '../base/part';
import type { PostContent } from '../post/post';
import { showWhole } from '../rows/focus';
import type { EditableRows } from '../rows/rowActions';
import './conflict.css';

const Differences = shownPart(() => import('./Differences'));

/** The version that both began with; without a post if it isn't known. */
export interface Base {
  post?: PostContent;
}

/** Another version of the post, which isn't the one that the draft was made from. */
interface OtherVersion {
  /** Its words; undefined if it was deleted. */
  theirs?: PostContent;
  /** What to call it beside “Yours”. */
  name: string;
  message: string;
  /** The version that both began with; undefined while it is loading. */
  base?: Base | 'failed';
}

interface Props extends EditableRows {
  /** Undefined if there is no conflict, or no longer. */
  other?: OtherVersion;
  /** Says which fields have come from the other version. */
  describeTaken: (fields: string) => string;
  /** Called when the author has decided what to keep. */
  onDecided: () => void;
}

/** Says that there is another version of the post, takes what changed only there, and shows the rest of the differences. */
export function Conflict({ other, rows, change, describeTaken, onDecided }: Props) {
  const [taken, setTaken] = useState('');
  return (
    <>
      {other && (
        <div className="alert conflict">
          <p ref={showWhole} role="alert">
            {other.message}
          </p>
          {other.base === 'failed' && <p>{versions.differencesNotLoaded}</p>}
          {other.theirs && !other.base && <Loading>{versions.loadingDifferences}</Loading>}
          {other.theirs && typeof other.base === 'object' && (
            <Differences
              rows={rows}
              change={change}
              theirs={other.theirs}
              base={other.base.post}
              name={other.name}
              note={other.base.post ? undefined : versions.allListed}
              onTaken={(fields) => {
                setTaken(fields);
                announce(describeTaken(fields));
              }}
              onDecided={onDecided}
            />
          )}
        </div>
      )}
      {taken && (
        <p ref={showWhole} className="alert" role="note">
          {describeTaken(taken)}
        </p>
      )}
    </>
  );
}
