import { useCallback, useMemo, useState } from 'react';
import { fromHref } from '../../addresses';
import { part } from '../../base/part';
import { readCopies } from '../../drafts/readCopies';
import { listDrafts } from '../../drafts/drafts';
import { useBuiltPage } from '../../live/builtPage';
import type { EditableRows } from '../../rows/rowActions';
import type { PictureTarget } from '../addPictures';
import type { ChoosePicture } from './ChoosePicture';
import { findUsed, toLatest, type UsedPicture } from './usedPictures';

const loadDialog = part(() => import('./ChoosePicture'));

/** The pictures of the user’s drafts, and of the posts that the page was built with. Nothing is read for them. */
function listPictures(uid: string, published: UsedPicture[] = []): string[] {
  const drafts = [...listDrafts(uid), ...(readCopies.get(uid) ?? [])];
  const used = [...drafts.flatMap(({ post, savedAt }) => findUsed(post, savedAt)), ...published];
  return toLatest(used).map(([, markdown]) => markdown);
}

interface Asked {
  target: PictureTarget;
  Dialog: typeof ChoosePicture;
}

/** Lets the user choose a picture again, if some are known, or else files. Returns what asks for one, and the dialog while it is open. */
export function usePicturesAgain(
  uid: string,
  body: EditableRows,
  defer: (isDeferred: boolean) => void,
  chooseFiles: (target: PictureTarget) => void,
) {
  const page = useBuiltPage(fromHref(location.pathname));
  const [asked, setAsked] = useState<Asked>();
  const { pictures: published } = (page !== 'unreachable' && page) || {};
  const isWaiting = page === undefined;
  const pictures = useMemo(
    () => (asked ? listPictures(uid, published) : []),
    [asked, uid, published],
  );

  function end() {
    setAsked(undefined);
    // When the picture is in the form.
    queueMicrotask(() => defer(false));
  }
  const choose = useCallback(
    (target: PictureTarget) => {
      if (!isWaiting && listPictures(uid, published).length === 0) return chooseFiles(target);
      // Another device’s words could take the form away.
      defer(true);
      loadDialog().then(
        ({ ChoosePicture: Dialog }) => setAsked({ target, Dialog }),
        () => {
          defer(false);
          chooseFiles(target);
        },
      );
    },
    [uid, published, isWaiting, defer, chooseFiles],
  );
  const dialog = asked && (
    <asked.Dialog
      target={asked.target}
      pictures={pictures}
      rows={body.rows}
      change={body.change}
      onFiles={() => chooseFiles(asked.target)}
      onEnd={end}
    />
  );
  return { choose, dialog };
}
