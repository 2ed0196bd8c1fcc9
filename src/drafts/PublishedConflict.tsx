import { useEffect, useMemo, useState } from 'react';
import { publishing } from '#words/author/publishing';
import { versions } from '#words/author/versions';
import { toContent } from '../post/toPost';
import type { Basis, Published } from '../post/stored';
import type { Row } from '../rows/rows';
import { type Base, Conflict } from '../versions/Conflict';
import { readBase } from '../versions/readBase';
import type { DraftSession } from './session/draftSession';
import { stateOf } from './session/sessionData';

interface Props {
  session: DraftSession;
  rows: Row[];
  /** The post that the form was opened with. */
  opened?: Published;
}

/** Compares a draft with the published post, if that was changed after the draft was begun. */
export function PublishedConflict({ session, rows, opened }: Props) {
  const data = session.useData();
  const { published } = data;
  const { address, basedOn } = data.draft;
  const isOpen = stateOf(data) === 'outdated';
  // Saving makes another basis of the same name.
  const name = basedOn.kind === 'version' ? basedOn.name : undefined;
  const [base, setBase] = useState<{ of?: Published; found: Base | 'failed' }>();
  useEffect(() => {
    if (!isOpen || !published) return;
    let isWanted = true;
    const report = (found: Base | 'failed') => isWanted && setBase({ of: published, found });
    const basis: Basis = name ? { kind: 'version', name } : { kind: 'deleted' };
    readBase(address ?? '', basis, opened).then(
      (post) => report({ post }),
      () => report('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [isOpen, address, name, published, opened]);

  const other = useMemo(() => {
    if (!isOpen) return undefined;
    if (!published) return { name: versions.published, message: publishing.deletedElsewhere };
    return {
      name: versions.published,
      theirs: toContent(published.stored),
      message: name ? publishing.changedElsewhere : publishing.publishedMeanwhile,
    };
  }, [isOpen, name, published]);
  return (
    <Conflict
      rows={rows}
      change={session.change}
      other={other && { ...other, base: base?.of === published ? base?.found : undefined }}
      describeTaken={publishing.takenOver}
      onDecided={session.decide}
    />
  );
}
