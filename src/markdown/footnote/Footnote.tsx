import { Fragment } from 'react';
import { reading } from '#words/reading';
import type { Element } from '../../post/text/tree';
import type { Show } from '../show';

type Props = Pick<Element, 'id' | 'number' | 'times'>;

const toNoteId = ({ id }: Props) => `note-${id}`;
const toReferenceId = ({ id, times = 1 }: Props) =>
  `reference-${id}${times > 1 ? `-${times}` : ''}`;

/** Shows a number in a text that leads to a footnote. The brackets keep it apart from the word before it, also where it is copied. */
export const showReference: Show = (reference, { key }) => (
  <sup key={key}>
    <a
      id={toReferenceId(reference)}
      href={`#${toNoteId(reference)}`}
      aria-label={reading.footnote(reference.number!)}
    >
      {`[${reference.number}]`}
    </a>
  </sup>
);

/** Shows the list of footnotes. */
export const showFootnotes: Show = ({ children }, { key, dir, showAll }) => (
  <section
    key={key}
    className="footnotes"
    role="doc-endnotes"
    aria-label={reading.footnotes}
    dir={dir}
  >
    <ol>{showAll(children)}</ol>
  </section>
);

/** Shows a footnote, with links back to its references. */
export const showFootnote: Show = (note, { key, showAll }) => {
  const { number, times = 0, children } = note;
  return (
    <li key={key} id={toNoteId(note)}>
      {showAll(children)}
      {Array.from({ length: times }, (_, i) => (
        <Fragment key={i}>
          {' '}
          <a
            href={`#${toReferenceId({ ...note, times: i + 1 })}`}
            aria-label={reading.backToReference(number!, i + 1, times)}
          >
            {/* The sign after the arrow keeps it from becoming an emoji. */}
            {'↩\uFE0E'}
          </a>
        </Fragment>
      ))}
    </li>
  );
};
