import { useMemo, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { drafts } from '#words/author/drafts';
import { versions } from '#words/author/versions';
import { announce } from '../base/announce';
import { shownPart } from '../base/part';
import { formatDay } from '../base/language/formatTime';
import { displayTitle } from '../post/post';
import { toContent } from '../post/toPost';
import type { Row } from '../rows/rows';
import '../versions/conflict.css';
import type { Draft } from './drafts';
import type { DraftSession } from './session/draftSession';
import { stateOf } from './session/sessionData';
import type { DraftState } from './session/table';

const Differences = shownPart(() => import('../versions/Differences'));

interface Props {
  session: DraftSession;
  rows: Row[];
}

// Otherwise the author has something to decide first.
const canBeDiscarded = new Set<DraftState>(['same', 'ahead', 'failed']);

/** Where the draft comes from, if it was split from another. */
function Origin({ clashedWith, hasEndedElsewhere }: Draft) {
  if (!clashedWith && !hasEndedElsewhere) return null;
  return (
    <p className="alert" role="note">
      {clashedWith ? drafts.clashed(clashedWith) : drafts.endedElsewhere}
    </p>
  );
}

/** One line about the words in the form: that they are older changes of a published post, or that the draft is discarded. */
function StateNote({ session, rows }: Props) {
  const data = session.useData();
  const { draft, published, openedFrom } = data;
  const [isComparing, setComparing] = useState(false);
  const theirs = useMemo(() => published && toContent(published.stored), [published]);
  const state = stateOf(data);
  // The button that was pressed is gone.
  const takeFocus = (button: HTMLElement | null) => {
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.matches(':disabled')) button?.focus();
  };
  if (state === 'discarded')
    return (
      <p className="alert buttons" role="note">
        {drafts.discardedOn(formatDay(draft.discardedAt!))}{' '}
        <Button
          ref={takeFocus}
          variant="quiet"
          onClick={() => {
            session.putBack();
            announce(drafts.wasPutBack(displayTitle(draft.post)));
          }}
        >
          {drafts.putBack}
        </Button>
      </p>
    );
  if (!theirs || !openedFrom || !canBeDiscarded.has(state)) return null;
  return (
    <>
      <p className="alert buttons" role="note">
        {drafts.unpublished(formatDay(openedFrom))}{' '}
        <Button
          variant="quiet"
          aria-expanded={isComparing}
          onClick={() => setComparing(!isComparing)}
        >
          {drafts.compare}
        </Button>{' '}
        <Discard session={session} />
      </p>
      {isComparing && (
        <div className="alert conflict">
          <Differences
            rows={rows}
            change={session.change}
            theirs={theirs}
            name={versions.published}
            note={drafts.comparing}
            onDecided={() => setComparing(false)}
          />
        </div>
      )}
    </>
  );
}

/** What the author should know of the draft in the form. */
export function DraftNotes(props: Props) {
  const [first] = useState(() => props.session.get().draft);
  return (
    <>
      <Origin {...first} />
      <StateNote {...props} />
    </>
  );
}

interface DiscardProps {
  session: DraftSession;
  disabled?: boolean;
}

function Discard({ session, disabled }: DiscardProps) {
  const discard = () => {
    const title = displayTitle(session.get().draft.post);
    session.discard();
    announce(drafts.discarded(title));
  };
  return (
    <Button variant="quiet" disabled={disabled} onClick={discard}>
      {drafts.discard}
    </Button>
  );
}

/** Discards a draft, where the note above the form doesn't offer it. It stays where there is nothing to discard, so that nothing moves. */
export function DiscardButton({ session }: { session: DraftSession }) {
  const data = session.useData();
  if (data.published && data.openedFrom) return null;
  const isDisabled = !data.draft.savedAt || !canBeDiscarded.has(stateOf(data));
  return <Discard session={session} disabled={isDisabled} />;
}
