import { lazy, memo, Suspense, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { ErrorBoundary } from '../../layout/ErrorBoundary';
import { onEditKey } from './editKeys';
import { MoveButtons } from './MoveButtons';
import { type ChangeForm, putRows, removeRows, swapParagraphs } from './rowActions';
import { createRow, type Row } from './rows';
import { TextField } from './TextField';

const FormatToolbar = lazy(() => import('./FormatToolbar'));

const BLANK_LINES = /\n\s*\n/;
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
  isInLastSection: boolean;
  /** The id of the button that adds a paragraph. */
  add: string;
  change: ChangeForm;
}

/** The field for a paragraph. Offers to split a text at its blank lines. Memoized, as a long post has many. */
export const ParagraphField = memo(function ParagraphField({
  row,
  index,
  place,
  isLast,
  section,
  isInLastSection,
  add,
  change,
}: Props) {
  const texts = row.text.split(BLANK_LINES).filter((one) => one.trim());
  const [isWriting, setWriting] = useState(false);
  const id = `field-${row.key}`;
  const of = ` of section ${section}`;
  const neighbour = isLast ? index - 1 : index;
  const sectionAbove = section > 1 ? `the last of section ${section - 1}` : undefined;
  const sectionBelow = isInLastSection ? undefined : `the first of section ${section + 1}`;

  function split() {
    const rows = texts.map((text) => createRow('Paragraph', text.trim()));
    putRows(change, index, rows, 1);
  }

  return (
    <Form.Group
      className="paragraph-field"
      controlId={id}
      onKeyDown={(event) => onEditKey(event, index, change)}
      onFocus={({ target }) => setWriting(!target.closest('.row-tools'))}
      onBlur={({ currentTarget, relatedTarget }) =>
        setWriting(isWriting && currentTarget.contains(relatedTarget))
      }
    >
      {isWriting && (
        <ErrorBoundary fallback={<></>}>
          <Suspense>
            <FormatToolbar field={id} index={index} change={change} />
          </Suspense>
        </ErrorBoundary>
      )}
      <Form.Label>Paragraph {place + 1}</Form.Label>
      <TextField row={row} index={index} change={change} lines={3} />
      <div className="row-tools">
        {texts.length > 1 && (
          <Button variant="quiet" className="split" onClick={split}>
            Split into {texts.length} paragraphs
          </Button>
        )}
        {WITHOUT_ALT.test(row.text) && (
          <p className="mono">Add alt text to this image: ![alt text](…)</p>
        )}
        <MoveButtons
          what={`paragraph ${place + 1}`}
          of={of}
          rowKey={row.key}
          above={place > 0 ? `paragraph ${place}` : sectionAbove}
          below={isLast ? sectionBelow : `paragraph ${place + 2}`}
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
