import { useState } from 'react';
import { flushSync } from 'react-dom';
import Button from 'react-bootstrap/Button';
import { writing } from '#words/writing';
import { announce } from '../messages/announce';
import { Field } from '../rows/Field';
import { FormDialog } from '../rows/FormDialog';
import { replaceText } from '../rows/replaceText';
import type { EditableRows } from '../rows/rowActions';

interface Props extends EditableRows {
  onClose: () => void;
}

/** Replaces a text in the whole draft, as one step of Undo. Loaded on demand. */
export default function FindReplace({ rows, change, onClose }: Props) {
  const [wanted, setWanted] = useState('');
  const [by, setBy] = useState('');
  const { count, change: made } = replaceText(rows, wanted, by);

  function replace() {
    if (!made) return;
    flushSync(() => {
      change({ type: 'change', change: () => made });
      onClose();
    });
    announce(writing.replaced(count));
  }

  return (
    <FormDialog title={writing.findReplace} onSubmit={replace} onCancel={onClose}>
      <Field
        id="find-text"
        label={writing.find}
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      <p className="mono" role="status">
        {wanted && writing.found(count)}
      </p>
      <Field
        id="replace-by"
        label={writing.replaceBy}
        value={by}
        onChange={({ target }) => setBy(target.value)}
      />
      <div className="buttons">
        <Button type="submit" aria-disabled={!made}>
          {writing.replaceAll}
        </Button>
        <Button variant="link" onClick={onClose}>
          {writing.cancel}
        </Button>
      </div>
    </FormDialog>
  );
}
