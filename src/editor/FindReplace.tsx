import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import Button from 'react-bootstrap/Button';
import FormControl from 'react-bootstrap/FormControl';
import FormGroup from 'react-bootstrap/FormGroup';
import FormLabel from 'react-bootstrap/FormLabel';
import { writing } from '#words/writing';
import { announce } from '../messages/announce';
import { replaceText } from '../rows/replaceText';
import type { ChangeForm } from '../rows/rowActions';
import type { Row } from '../rows/rows';

interface Props {
  rows: Row[];
  change: ChangeForm;
  onClose: () => void;
}

/** Replaces a text in the whole draft, as one step of Undo. Loaded on demand. */
export function FindReplace({ rows, change, onClose }: Props) {
  const [wanted, setWanted] = useState('');
  const [by, setBy] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  const { count, change: made } = replaceText(rows, wanted, by);

  // Closing returns the focus.
  useLayoutEffect(() => {
    const { current } = dialog;
    current!.showModal();
    return () => current!.close();
  }, []);

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (!made) return;
    flushSync(() => {
      change({ type: 'change', change: () => made });
      onClose();
    });
    announce(writing.replaced(count));
  }

  return (
    <dialog
      ref={dialog}
      className="picture-dialog"
      aria-labelledby="find-title"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <form onSubmit={onSubmit}>
        <h2 id="find-title">{writing.findReplace}</h2>
        <FormGroup controlId="find-text">
          <FormLabel>{writing.find}</FormLabel>
          <FormControl
            dir="auto"
            autoComplete="off"
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
          />
        </FormGroup>
        <p className="mono" role="status">
          {wanted && writing.found(count)}
        </p>
        <FormGroup controlId="replace-by">
          <FormLabel>{writing.replaceBy}</FormLabel>
          <FormControl
            dir="auto"
            autoComplete="off"
            value={by}
            onChange={({ target }) => setBy(target.value)}
          />
        </FormGroup>
        <div className="buttons">
          <Button type="submit" aria-disabled={!made}>
            {writing.replaceAll}
          </Button>
          <Button variant="link" onClick={onClose}>
            {writing.cancel}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
