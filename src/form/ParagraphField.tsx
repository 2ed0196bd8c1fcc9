import { memo } from 'react';
import Button from 'react-bootstrap/Button';
import { writing } from '#words/author/writing';
import { ParagraphPictures } from '../pictures/ParagraphPictures';
import { type ChangeForm, removeRows } from '../rows/rowActions';
import type { Row } from '../rows/rows';
import { MoveButtons } from './MoveButtons';
import { SplitButtons } from '../pasting/SplitButtons';
import { WritingField } from './WritingField';

interface Props {
  row: Row;
  /** Its index in all rows. */
  index: number;
  /** Its number in its section, from 1. */
  number: number;
  isLast: boolean;
  /** The number of its section, from 1. */
  section: number;
  isInLastSection: boolean;
  /** The id of the button that adds a paragraph. */
  add: string;
  change: ChangeForm;
}

/** The field for a paragraph. Memoized, as a long post has many. */
export const ParagraphField = memo(function ParagraphField({
  row,
  index,
  number,
  isLast,
  section,
  isInLastSection,
  add,
  change,
}: Props) {
  const neighbour = isLast ? index - 1 : index;
  return (
    <WritingField
      label={writing.paragraph(number)}
      row={row}
      index={index}
      change={change}
      className="paragraph-field across"
      paragraph={{ from: 0, text: row.text }}
      toolsLabel={writing.paragraphTools(number, section)}
      tools={
        <>
          <MoveButtons
            label={(way) => writing.moveParagraph(number, section, way)}
            rowKey={row.key}
            index={index}
            isFirst={number === 1 && section === 1}
            isLast={isLast && isInLastSection}
            change={change}
          />
          <Button
            variant="quiet"
            aria-label={writing.removeParagraph(number, section)}
            onClick={() =>
              removeRows(
                change,
                { at: index, length: 1, what: writing.paragraph(number) },
                number === 1 && isLast ? undefined : neighbour,
                add,
              )
            }
          >
            {writing.remove}
          </Button>
        </>
      }
    >
      {({ isPasted }) => (
        <div className="offers">
          <SplitButtons row={row} index={index} change={change} isPasted={isPasted} />
          <ParagraphPictures row={row} index={index} change={change} />
        </div>
      )}
    </WritingField>
  );
});
