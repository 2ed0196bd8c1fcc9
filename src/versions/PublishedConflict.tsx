import { useEffect, useMemo, useState } from 'react';
import { publishing } from '#words/author/publishing';
import { versions } from '#words/author/versions';
import { toContent } from '../post/toPost';
import type { Basis, Published } from '../post/stored';
import type { EditableRows } from '../rows/rowActions';
import { type Base, Conflict } from './Conflict';
import { readBase } from './readBase';

interface Props extends EditableRows {
  /** Whether the published post isn't the one that the draft is based on. */
  isOpen: boolean;
  address: string | undefined;
  basedOn: Basis;
  /** The published post; undefined if it was deleted. */
  published?: Published;
  /** The post that the form was opened with. */
  opened?: Published;
  onDecided: () => void;
}

/** Compares a draft with the published post, if that was changed after the draft was begun. */
export function PublishedConflict({
  isOpen,
  address,
  basedOn,
  published,
  opened,
  ...props
}: Props) {
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
      {...props}
      other={other && { ...other, base: base?.of === published ? base?.found : undefined }}
      describeTaken={publishing.takenOver}
    />
  );
}
