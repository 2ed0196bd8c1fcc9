import { Fragment, type ReactNode } from 'react';
import { reading } from '#words/reading';
import type { Show } from '../show';

interface Props {
  /** Tells the footnotes of a paragraph from those of others. */
  id: string;
  number: number;
  /** In a reference, which of the footnote's it is; in the footnote, how many it has. */
  times: number;
}

const toReferenceId = ({ id, number, times }: Props) => `${id}-reference-${number}-${times}`;
const toNoteId = ({ id, number }: Pick<Props, 'id' | 'number'>) => `${id}-note-${number}`;

/** A number in a text that leads to a footnote. */
const Reference = (props: Props) => (
  <sup>
    <a
      id={toReferenceId(props)}
      href={`#${toNoteId(props)}`}
      aria-label={reading.footnote(props.number)}
    >
      {props.number}
    </a>
  </sup>
);

/** A footnote, with links back to its references. */
function Footnote({ children, ...props }: Props & { children: ReactNode }) {
  const { number, times } = props;
  return (
    <li id={toNoteId(props)}>
      {children}
      {Array.from({ length: times }, (_, i) => (
        <Fragment key={i}>
          {' '}
          <a
            href={`#${toReferenceId({ ...props, times: i + 1 })}`}
            aria-label={reading.backToReference(number, i + 1, times)}
          >
            {/* The sign after the arrow keeps it from becoming an emoji. */}
            {'↩\uFE0E'}
          </a>
        </Fragment>
      ))}
    </li>
  );
}

/** Shows a reference to a footnote. */
export const showReference: Show = ({ number = 0, times = 0 }, { key, id }) => (
  <Reference key={key} id={id} number={number} times={times} />
);

/** Shows the list of footnotes. */
export const showFootnotes: Show = ({ children }, { key, dir, showAll }) => (
  <ol key={key} className="footnotes" dir={dir}>
    {showAll(children)}
  </ol>
);

/** Shows one of them. */
export const showFootnote: Show = ({ number = 0, times = 0, children }, { key, id, showAll }) => (
  <Footnote key={key} id={id} number={number} times={times}>
    {showAll(children)}
  </Footnote>
);
