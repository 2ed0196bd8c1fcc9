import { useState } from 'react';
import { flushSync } from 'react-dom';
import { pictures } from '#words/pictures';
import { writing } from '#words/writing';
import type { EditableRows } from '../rows/rowActions';
import type { PicturePlace } from './addPictures';
import { type Described, insertPicture, readCursor } from './insertPicture';
import { PictureDialog } from './PictureDialog';

const MAX_FILES = 10;

interface Props extends EditableRows {
  uid: string;
  files: File[];
  place: PicturePlace;
  onEnd: () => void;
}

/** Asks about pictures one after the other, and inserts them. */
export function PictureQueue({ uid, files, place, rows, change, onEnd }: Props) {
  const [index, setIndex] = useState(0);
  const [cursor, setCursor] = useState(() => readCursor(place));
  const count = Math.min(files.length, MAX_FILES);

  function goOn(picture?: Described) {
    // The dialog must be gone: it keeps the focus from the field.
    flushSync(() => (index + 1 < count ? setIndex(index + 1) : onEnd()));
    if (picture) setCursor(insertPicture(rows, change, { place, cursor }, picture));
  }

  return (
    <PictureDialog
      key={index}
      uid={uid}
      file={files[index]!}
      title={count > 1 ? pictures.numberOf(index + 1, count) : writing.tools.picture}
      note={
        files.length > count && index === 0
          ? pictures.onlyFirst(count, files.length - count)
          : undefined
      }
      onDone={goOn}
      onCancel={onEnd}
    />
  );
}
