import { useState } from 'react';
import { writing } from '#words/author/writing';
import { shownPart } from '../../base/part';
import { ParagraphPictures } from '../../pictures/ParagraphPictures';
import { WritingField } from '../WritingField';
import { findRowAt } from './bodyPlaces';
import type { BodyText } from './bodyText';
import { moveBlock } from './moveBlock';
import type { Body } from './useBody';
import { useCursor } from './useCursor';

const FindReplace = shownPart(() => import('./FindReplace'));

interface Props {
  body: Body;
  text: BodyText;
  isFinding: boolean;
  onFound: () => void;
}

/** The body of a post as one text. */
export function TextBody({ body, text, isFinding, onFound }: Props) {
  const { rows, change } = body;
  const index = rows.length - 1;
  const keepCursor = useCursor(text, body);
  const [place, setPlace] = useState(0);
  const current = findRowAt(text, place);
  const isParagraph = current?.row.name === 'Paragraph';
  // The body itself is the row behind them.
  const at = index - text.rows.length + (current?.index ?? 0);

  return (
    <WritingField
      label={writing.fields.Body}
      row={rows[index]!}
      index={index}
      change={change}
      className="paragraph-field body-field across"
      paragraph={{ from: current?.from ?? 0, text: isParagraph ? current.row.text : '' }}
      toolsLabel={writing.format}
      onKey={(event) => moveBlock(event, text, body)}
      onCursor={(next) => {
        keepCursor(next);
        setPlace(next.end);
      }}
    >
      {({ isWriting }) => (
        <>
          {current && isWriting && (
            <div className="offers">
              <ParagraphPictures key={current.row.key} row={rows[at]!} index={at} change={change} />
            </div>
          )}
          {isFinding && (
            <FindReplace text={text.text} index={index} change={change} onClose={onFound} />
          )}
        </>
      )}
    </WritingField>
  );
}
