import { use } from 'react';
import Button from 'react-bootstrap/Button';
import { pictures } from '#words/author/pictures';
import { writing } from '#words/author/writing';
import { Field } from '../../base/Field';
import { PostLanguage } from '../../rows/PostLanguage';
import type { Result } from './usePrepared';

/** What an author says of a picture. */
export interface PictureWords {
  alt: string;
  caption: string;
}

interface Props {
  /** Tells its fields from those of the others. */
  at: number;
  label: string;
  result: Result | undefined;
  words: PictureWords;
  hint: string;
  readOnly: boolean;
  onChange: (words: PictureWords) => void;
  /** The name of its file, if it is one of several. */
  name: string | undefined;
  onLeaveOut: () => void;
}

/** A picture before it is inserted, with its alternative text and caption; or why it can’t be. Its room is there before the picture. */
export function PictureItem({ at, label, result, words, onChange, name, ...about }: Props) {
  const { hint, readOnly, onLeaveOut } = about;
  const lang = use(PostLanguage);
  const problem = result && 'problem' in result ? result.problem : undefined;
  return (
    <div role="group" aria-label={label} className="picture-item">
      {name && (
        <p className="mono">
          <bdi>{name}</bdi>
        </p>
      )}
      <div className="thumbnail">
        {result && 'url' in result && (
          <>
            <img src={result.url} alt="" />
            {result.isStill && <p className="meta">{pictures.moves}</p>}
          </>
        )}
      </div>
      <div className="picture-words">
        {problem ? (
          <p role="alert">{problem}</p>
        ) : (
          <>
            <Field
              id={`alt-text-${at}`}
              label={pictures.altText}
              aria-describedby={hint}
              required
              lang={lang}
              readOnly={readOnly}
              value={words.alt}
              onChange={({ target }) => onChange({ ...words, alt: target.value })}
            />
            <Field
              id={`caption-${at}`}
              label={pictures.caption}
              lang={lang}
              readOnly={readOnly}
              value={words.caption}
              onChange={({ target }) => onChange({ ...words, caption: target.value })}
            />
          </>
        )}
      </div>
      {/* After its fields, of which the first should have the focus. */}
      {name && (
        <Button
          variant="quiet"
          className="leave-out"
          aria-label={`${writing.remove}: ${label}`}
          onClick={onLeaveOut}
        >
          {writing.remove}
        </Button>
      )}
    </div>
  );
}
