import { memo } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { MoveButtons } from './MoveButtons';
import { pasteText } from './paste/pasteText';
import { useDroppedText } from './paste/useDroppedText';
import { type ChangeForm, removeRows, swapParagraphs } from './rowActions';
import type { Row } from './rows';
import { SplitButtons } from './SplitButtons';
import { TextField } from './TextField';

const WITHOUT_ALT = /!\[\s*\]\(/;

interface Props {
  row: Row;
  /** Its index in all rows. */
  index: number;
  /** Its place in its section, from 0. */
  place: number;
  isLast: boolean;
  /** The number of its section, from 1. */
  section: number;
  /** The id of the button that adds a paragraph. */
  add: string;
  change: ChangeForm;
}

/** The field for a paragraph. Memoized, as a long post has many. */
export const ParagraphField = memo(function ParagraphField({
  row,
  index,
  place,
  isLast,
  section,
  add,
  change,
}: Props) {
  const of = ` of section ${section}`;
  const neighbour = isLast ? index - 1 : index;

  const { problem, ...drop } = useDroppedText(row, change);

  return (
    <Form.Group
      className="paragraph-field"
      controlId={`field-${row.key}`}
      onPaste={(event) => pasteText(event, row, index, change)}
      {...drop}
    >
      <Form.Label>Paragraph {place + 1}</Form.Label>
      <TextField row={row} index={index} change={change} lines={3} />
      {problem && (
        <p className="mono" role="alert">
          {problem}
        </p>
      )}
      <div className="row-tools">
        <SplitButtons row={row} index={index} change={change} />
        {WITHOUT_ALT.test(row.text) && (
          <p className="mono">Add alt text to this image: ![alt text](…)</p>
        )}
        <MoveButtons
          what="paragraph"
          place={place}
          of={of}
          isLast={isLast}
          change={change}
          swap={(rows, by) => swapParagraphs(rows, index + by)}
        />
        <Button
          variant="quiet"
          aria-label={`Remove paragraph ${place + 1}${of}`}
          onClick={() =>
            removeRows(
              change,
              { at: index, length: 1, what: `Paragraph ${place + 1}` },
              place === 0 && isLast ? undefined : neighbour,
              add,
            )
          }
        >
          Remove
        </Button>
      </div>
    </Form.Group>
  );
});
