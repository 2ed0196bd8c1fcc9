import { use, useState } from 'react';
import { pictures as words } from '#words/author/pictures';
import { FieldPicture } from '../markdown/FieldPicture';
import { writeImage } from '../post/image';
import { PostLanguage } from '../rows/PostLanguage';
import type { ChangeForm } from '../rows/rowActions';
import type { Row } from '../rows/rows';
import { findLinePictures, type LinePicture } from './findLinePictures';
import './pictureFields.css';

interface WordsProps {
  id: string;
  label: string;
  value: string;
  onChange: (text: string) => void;
}

/** A field whose spaces are cleaned only in its value, so that they can be typed. */
function WordsField({ id, label, value, onChange }: WordsProps) {
  const [typed, setTyped] = useState(value);
  const lang = use(PostLanguage);
  const isSame = typed.trim().replaceAll(/\s+/g, ' ') === value;
  return (
    <>
      <label htmlFor={id} className="meta">
        {label}
      </label>
      <input
        id={id}
        lang={lang}
        dir="auto"
        autoComplete="off"
        value={isSame ? typed : value}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(target.value);
        }}
      />
    </>
  );
}

/** The address of a picture as the text has it, with its size. */
const toAddress = ({ src, width, height }: LinePicture) =>
  width && height ? `${src}#${width}x${height}` : src;

interface Props {
  row: Row;
  /** Its index in all rows. */
  index: number;
  change: ChangeForm;
}

/** The pictures of a paragraph, each with its alternative text and its caption to edit. Loaded on demand. */
export default function PictureFields({ row: { key, text }, index, change }: Props) {
  const linePictures = findLinePictures(text);
  return linePictures.map((picture, at) => {
    const { line, from, alt, caption } = picture;
    const describe = (words: { alt?: string; caption?: string }) => {
      const next = { alt, caption, ...words };
      const newLine = writeImage(toAddress(picture), next.alt, next.caption);
      const changed = text.slice(0, from) + newLine + text.slice(from + line.length);
      if (newLine !== line) change({ type: 'type', at: index, text: changed, now: Date.now() });
    };
    const id = `picture-${key}-${at}`;
    return (
      <div
        key={at}
        role="group"
        aria-label={words.numberOf(at + 1, linePictures.length)}
        className="pictured"
      >
        <FieldPicture key={picture.src} value={line} />
        <WordsField
          id={id}
          label={words.altText}
          value={alt}
          onChange={(typed) => describe({ alt: typed })}
        />
        <WordsField
          id={`${id}-caption`}
          label={words.caption}
          value={caption}
          onChange={(typed) => describe({ caption: typed })}
        />
      </div>
    );
  });
}
