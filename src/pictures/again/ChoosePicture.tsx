import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import Button from 'react-bootstrap/Button';
import { pictures as words } from '#words/author/pictures';
import { writing } from '#words/author/writing';
import { FieldPicture } from '../../markdown/FieldPicture';
import { readImage } from '../../post/image';
import type { EditableRows } from '../../rows/rowActions';
import type { PictureTarget } from '../addPictures';
import { FormDialog } from '../dialog/FormDialog';
import { insertPictures, readCursor } from '../dialog/insertPictures';
import './choosePicture.css';

interface Props extends EditableRows {
  target: PictureTarget;
  /** Those to choose from, in Markdown. */
  pictures: string[];
  onFiles: () => void;
  onEnd: () => void;
}

/** Lets the author choose files, or a picture that a draft or a post has. Loaded on demand. */
export function ChoosePicture({ target, pictures, rows, change, onFiles, onEnd }: Props) {
  const heading = useId();
  const [cursor] = useState(() => readCursor(target));
  // The dialog must be gone: it keeps the focus from the field.
  const end = () => flushSync(onEnd);
  return (
    <FormDialog
      title={writing.tools.picture}
      onSubmit={() => {
        end();
        onFiles();
      }}
      onCancel={end}
    >
      <div className="buttons">
        <Button type="submit">{words.fromDevice}</Button>
        <Button variant="link" onClick={end}>
          {writing.cancel}
        </Button>
      </div>
      {pictures.length > 0 && (
        <>
          <h3 id={heading} className="used-heading">
            {words.again}
          </h3>
          <ul className="used-pictures" aria-labelledby={heading}>
            {pictures.map((markdown, index) => {
              const { alt, caption } = readImage(markdown)!;
              const name = alt || caption || words.numberOf(index + 1, pictures.length);
              return (
                <li key={markdown}>
                  <button
                    type="button"
                    aria-label={name}
                    onClick={() => {
                      end();
                      insertPictures({ rows, change }, { target, cursor }, [markdown]);
                    }}
                  >
                    <FieldPicture value={markdown} />
                    <span dir="auto">{name}</span>
                  </button>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </FormDialog>
  );
}
