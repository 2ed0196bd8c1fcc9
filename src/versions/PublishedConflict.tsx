import { useMemo } from 'react';
import { publishing } from '#words/publishing';
import { versions } from '#words/versions';
import { toContent } from '../post/toPost';
import type { Basis, Published } from '../post/stored';
import type { EditableRows } from '../rows/rowActions';
import { Conflict } from './Conflict';
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
  const other = useMemo(() => {
    if (!isOpen) return undefined;
    const basis: Basis = name ? { kind: 'version', name } : { kind: 'deleted' };
    const base = readBase(address ?? '', basis, opened);
    // The differences report it, when they are loaded.
    base.catch(() => undefined);
    return {
      ...{ base, name: versions.published },
      ...(published
        ? {
            theirs: toContent(published.stored),
            message: name ? publishing.changedElsewhere : publishing.publishedMeanwhile,
          }
        : { message: publishing.deletedElsewhere }),
    };
  }, [isOpen, address, name, published, opened]);
  return <Conflict {...props} other={other} describeTaken={publishing.takenOver} />;
}
