import { useMemo } from 'react';
import { drafts } from '#words/author/drafts';
import type { EditableRows } from '../rows/rowActions';
import { Conflict } from '../versions/Conflict';
import type { SessionData } from './session/sessionData';

interface Props extends EditableRows {
  data: SessionData;
  onDecided: () => void;
}

/** Compares a draft with its copy in the cloud, if another device has changed that. */
export function DraftConflict({ data: { clash, draft }, ...props }: Props) {
  const base = draft.base?.post;
  const name = clash?.device ?? drafts.browser;
  const other = useMemo(
    () =>
      clash && {
        theirs: clash.post,
        name,
        message: drafts.changedToo(name),
        base: { post: base },
      },
    [clash, name, base],
  );
  return (
    <Conflict {...props} other={other} describeTaken={(fields) => drafts.takenOver(name, fields)} />
  );
}
