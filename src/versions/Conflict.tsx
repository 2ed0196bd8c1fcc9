import { lazy, Suspense, useMemo } from 'react';
import { publishing } from '#words/publishing';
import { versions } from '#words/versions';
import { ErrorBoundary } from '../base/ErrorBoundary';
import { Loading } from '../base/Loading';
import { toContent } from '../post/toPost';
import type { ChangeForm } from '../rows/rowActions';
import type { Row } from '../rows/rows';
import type { Published } from '../post/stored';
import './conflict.css';

const Differences = lazy(() => import('./Differences'));

interface Props {
  /** The published post; undefined if it was deleted. */
  published?: Published;
  rows: Row[];
  change: ChangeForm;
  /** Called when the author has decided what to keep. */
  onDecided: () => void;
}

// Submit is far below.
const scrollTo = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'nearest' });

/** Says that the published post isn't the one that the draft is based on, and shows the differences. */
export function Conflict({ published, rows, change, onDecided }: Props) {
  const theirs = useMemo(() => toContent(published?.stored), [published]);
  return (
    <div className="alert conflict">
      <p ref={scrollTo} role="alert">
        {published ? publishing.changedElsewhere : publishing.deletedElsewhere}
      </p>
      {published && (
        <ErrorBoundary fallback={<p>{versions.differencesNotLoaded}</p>}>
          <Suspense fallback={<Loading>{versions.loadingDifferences}</Loading>}>
            <Differences mine={rows} theirs={theirs} change={change} onDecided={onDecided} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
