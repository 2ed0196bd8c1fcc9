import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import Button from 'react-bootstrap/Button';
import { pictures } from '#words/author/pictures';
import { writing } from '#words/author/writing';
import { announce } from '../../base/announce';
import type { EditableRows } from '../../rows/rowActions';
import type { PictureTarget } from '../addPictures';
import { saveLocalPicture } from '../pictureStore';
import { FormDialog } from './FormDialog';
import { insertPictures, readCursor, toImageMarkdown } from './insertPictures';
import { PictureItem, type PictureWords } from './PictureItem';
import { usePrepared } from './usePrepared';
import './pictureDialog.css';

const HINT = 'alt-text-hint';
const EMPTY: PictureWords = { alt: '', caption: '' };

/** Focuses a control of the dialog whose own one is gone: the button of this number that leaves a picture out, a field, or Insert. */
function focusAnother(number?: number) {
  const find = (selector: string) =>
    document.querySelectorAll<HTMLElement>(`.form-dialog ${selector}`);
  const left = number === undefined ? [] : find('.leave-out');
  (left[number!] ?? [...left].at(-1) ?? find('input')[0] ?? find('[type=submit]')[0])?.focus();
}

interface Props extends EditableRows {
  uid: string;
  files: File[];
  target: PictureTarget;
  onEnd: () => void;
}

/** Shows pictures before they are inserted, and asks for the words of each. Loaded on demand. */
export function PictureDialog({ uid, files, target, rows, change, onEnd }: Props) {
  const [cursor] = useState(() => readCursor(target));
  const results = usePrepared(files);
  const [typed, setTyped] = useState<Record<number, PictureWords>>({});
  const [leftOut, setLeftOut] = useState<number[]>([]);
  // The author may answer before the pictures are prepared.
  const [isAnswered, setAnswered] = useState(false);
  const isOver = useRef(false);

  const items = files
    .map((file, at) => ({ file, at, result: results[at], words: typed[at] ?? EMPTY }))
    .filter(({ at }) => !leftOut.includes(at));
  const addable = items.filter(({ result }) => !result || !('problem' in result));
  const waiting = items.findIndex(({ result }) => !result);
  const isSeveral = items.length > 1;

  function end() {
    isOver.current = true;
    // The dialog must be gone: it keeps the focus from the field.
    flushSync(onEnd);
  }
  function cancel() {
    const isMuch = addable.length > 1 || addable.some(({ words }) => words.alt || words.caption);
    if (!isMuch || confirm(pictures.mayDiscard(addable.length))) end();
  }
  function leaveOut(at: number, number: number) {
    flushSync(() => setLeftOut([...leftOut, at]));
    focusAnother(number);
    announce(writing.removed(pictures.numberOf(number + 1, items.length)));
  }

  const insert = useEffectEvent(async () => {
    const ready = items.flatMap(({ result, words }) =>
      result && 'picture' in result ? [{ ...result, words }] : [],
    );
    await Promise.all(ready.map(({ id, picture }) => saveLocalPicture(uid, id, picture)));
    if (isOver.current) return;
    end();
    const written = ready.map(({ id, words, picture: { width, height } }) =>
      toImageMarkdown({ id, ...words, width, height }),
    );
    if (written.length > 0) insertPictures({ rows, change }, { target, cursor }, written);
  });
  const isReady = isAnswered && waiting < 0;
  useEffect(() => {
    if (isReady) void insert();
  }, [isReady]);
  useEffect(() => {
    // A field goes where its picture can't be added.
    if (document.activeElement === document.body) focusAnother();
  }, [results]);

  return (
    <FormDialog
      title={isSeveral ? pictures.several(items.length) : writing.tools.picture}
      onSubmit={() => setAnswered(true)}
      onCancel={cancel}
    >
      <p id={HINT} className="meta">
        {pictures.altHint}
      </p>
      <div className="picture-items">
        {items.map(({ file, at, result, words }, number) => {
          const label = pictures.numberOf(number + 1, items.length);
          return (
            <PictureItem
              key={at}
              at={at}
              label={label}
              name={isSeveral ? file.name || label : undefined}
              result={result}
              words={words}
              hint={HINT}
              readOnly={isAnswered}
              onChange={(next) => setTyped({ ...typed, [at]: next })}
              onLeaveOut={() => leaveOut(at, number)}
            />
          );
        })}
      </div>
      <div className="picture-foot">
        <p role="status" className="meta">
          {waiting >= 0 && pictures.preparing(waiting + 1, items.length)}
        </p>
        <div className="buttons">
          {addable.length > 0 ? (
            <>
              <Button type="submit">{pictures.insert}</Button>
              <Button type="submit" formNoValidate variant="outline-primary">
                {pictures.insertWithoutAlt}
              </Button>
              <Button variant="link" onClick={cancel}>
                {writing.cancel}
              </Button>
            </>
          ) : (
            <Button type="submit">{pictures.ok}</Button>
          )}
        </div>
      </div>
    </FormDialog>
  );
}
