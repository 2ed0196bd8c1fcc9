import { useEffect, useEffectEvent, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { pictures } from '#words/pictures';
import { writing } from '#words/writing';
import type { Picture } from '../post/picture';
import { Field, FormDialog } from '../rows/formParts';
import { keepPicture } from './pictureStore';
import { isAnimated } from './checkFile';
import type { Described } from './insertPicture';
import { preparePicture, toPictureId } from './preparePicture';

/** A picture that is ready to be inserted, and an address to show it. */
interface Prepared {
  id: string;
  picture: Picture;
  url: string;
  isStill: boolean;
}

function usePrepared(file: File) {
  const [prepared, setPrepared] = useState<Prepared>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let isShown = true;
    let url = '';
    const prepare = async () => {
      const picture = await preparePicture(file);
      const id = await toPictureId(picture.data);
      const isStill = await isAnimated(file);
      if (!isShown) return;
      url = URL.createObjectURL(new Blob([picture.data], { type: picture.type }));
      setPrepared({ id, picture, url, isStill });
    };
    prepare().catch(({ message }: Error) => isShown && setProblem(message));
    return () => {
      isShown = false;
      URL.revokeObjectURL(url);
    };
  }, [file]);
  return { prepared, problem };
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

  const insert = useEffectEvent(async ({ id, picture }: Prepared, alt: string) => {
    await keepPicture(uid, id, picture);
    onDone({ id, alt, caption, width: picture.width, height: picture.height });
  });
  useEffect(() => {
    if (prepared && answer !== undefined) void insert(prepared, answer);
  }, [prepared, answer]);

  const answerOnce = (text: string) => setAnswer((former) => former ?? text);

  return (
    <FormDialog
      title={title}
      onSubmit={() => (problem ? onDone() : answerOnce(alt))}
      onCancel={onCancel}
    >
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
        <>
          <Field
            id="alt-text"
            label={pictures.altText}
            hint={pictures.altHint}
            required
            readOnly={answer !== undefined}
            value={alt}
            onChange={({ target }) => setAlt(target.value)}
          />
          <Field
            id="caption"
            label={pictures.caption}
            readOnly={answer !== undefined}
            value={caption}
            onChange={({ target }) => setCaption(target.value)}
          />
        </>
      )}
      <div className="buttons">
        <Button type="submit">{problem ? pictures.ok : pictures.insert}</Button>
        {!problem && (
          <Button variant="outline-primary" onClick={() => answerOnce('')}>
            {pictures.insertWithoutAlt}
          </Button>
        )}
        <Button variant="link" onClick={onCancel}>
          {writing.cancel}
        </Button>
      </div>
    </FormDialog>
  );
}
