import { useState } from 'react';
import { pictures as words } from '#words/author/pictures';
import { FieldPicture } from '../markdown/FieldPicture';
import { writeImage } from '../post/image';
import type { ChangeForm } from '../rows/rowActions';
import type { Row } from '../rows/rows';
import { findLinePictures, type LinePicture } from './findLinePictures';
import './pictureFields.css';

interface WordsProps {
  id: string;
  label: string;
  kept: string;
  onChange: (text: string) => void;
}

/** A field whose spaces are cleaned only in what is kept, so that they can be typed. */
function Words({ id, label, kept, onChange }: WordsProps) {
  const [typed, setTyped] = useState(kept);
  const isKept = typed.trim().replaceAll(/\s+/g, ' ') === kept;
  return (
    <>
      <label htmlFor={id} className="mono">
        {label}
      </label>
      <input
        id={id}
        dir="auto"
        autoComplete="off"
        value={isKept ? typed : kept}
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
    const put = (words: { alt?: string; caption?: string }) => {
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
        <Words id={id} label={words.altText} kept={alt} onChange={(typed) => put({ alt: typed })} />
        <Words
          id={`${id}-caption`}
          label={words.caption}
          kept={caption}
          onChange={(typed) => put({ caption: typed })}
        />
      </div>
    );
  });
}
