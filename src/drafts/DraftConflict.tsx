import { useMemo } from 'react';
import { drafts } from '#words/author/drafts';
import type { Row } from '../rows/rows';
import { Conflict } from '../versions/Conflict';
import type { DraftSession } from './session/draftSession';

interface Props {
  session: DraftSession;
  rows: Row[];
}

/** Compares a draft with its copy in the cloud, if another device has changed that. */
export function DraftConflict({ session, rows }: Props) {
  const { clash, draft } = session.useData();
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
    <Conflict
      rows={rows}
      change={session.change}
      other={other}
      describeTaken={(fields) => drafts.takenOver(name, fields)}
      onDecided={session.decide}
    />
  );
}
