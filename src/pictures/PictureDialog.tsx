import {
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import Button from 'react-bootstrap/Button';
import FormControl from 'react-bootstrap/FormControl';
import FormGroup from 'react-bootstrap/FormGroup';
import FormLabel from 'react-bootstrap/FormLabel';
import { pictures } from '#words/pictures';
import { writing } from '#words/writing';
import { keepPicture } from './pictureStore';
import { type Prepared, usePrepared } from './usePrepared';

/** A picture of this browser with its words. */
export interface Described {
  id: string;
  alt: string;
  caption: string;
  width: number;
  height: number;
}

interface Props {
  uid: string;
  file: File;
  title: string;
  note?: string;
  /** Receives the picture, or nothing if it can’t be added. */
  onDone: (picture?: Described) => void;
  onCancel: () => void;
}

/** Shows a picture before it is inserted, and asks for its alternative text and its caption. */
export function PictureDialog({ uid, file, title, note, onDone, onCancel }: Props) {
  const { prepared, problem } = usePrepared(file);
  const [alt, setAlt] = useState('');
  const [caption, setCaption] = useState('');
  // The author may answer before the picture is prepared.
  const [answer, setAnswer] = useState<string>();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();

  // Closing returns the focus.
  useLayoutEffect(() => {
    const { current } = dialog;
    current!.showModal();
    return () => current!.close();
  }, []);

  const insert = useEffectEvent(async ({ id, picture }: Prepared, alt: string) => {
    await keepPicture(uid, id, picture);
    onDone({ id, alt, caption, width: picture.width, height: picture.height });
  });
  useEffect(() => {
    if (prepared && answer !== undefined) void insert(prepared, answer);
  }, [prepared, answer]);

  const answerOnce = (text: string) => setAnswer((former) => former ?? text);

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (problem) onDone();
    else answerOnce(alt);
  }

  return (
    <dialog
      ref={dialog}
      className="picture-dialog"
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      <form onSubmit={onSubmit}>
        <h2 id={heading}>{title}</h2>
        {note && <p>{note}</p>}
        <p role="status">{!prepared && !problem && pictures.preparing}</p>
        {problem && <p role="alert">{problem}</p>}
        {prepared && (
          <>
            <img src={prepared.url} alt="" />
            {prepared.isStill && <p>{pictures.moves}</p>}
          </>
        )}
        {!problem && (
          <FormGroup controlId="alt-text">
            <FormLabel>{pictures.altText}</FormLabel>
            <FormControl
              required
              readOnly={answer !== undefined}
              dir="auto"
              autoComplete="off"
              aria-describedby="alt-hint"
              value={alt}
              onChange={({ target }) => setAlt(target.value)}
            />
            <p id="alt-hint" className="mono">
              {pictures.altHint}
            </p>
          </FormGroup>
        )}
        {!problem && (
          <FormGroup controlId="caption">
            <FormLabel>{pictures.caption}</FormLabel>
            <FormControl
              readOnly={answer !== undefined}
              dir="auto"
              autoComplete="off"
              value={caption}
              onChange={({ target }) => setCaption(target.value)}
            />
          </FormGroup>
        )}
        <div className="buttons">
          <Button type="submit">{problem ? pictures.ok : pictures.insert}</Button>
          {!problem && (
            <Button variant="outline-primary" onClick={() => answerOnce('')}>
              {pictures.skip}
            </Button>
          )}
          <Button variant="link" onClick={onCancel}>
            {writing.cancel}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
