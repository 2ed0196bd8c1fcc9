import { lazy, memo, Suspense, use, useState } from 'react';
import Button from 'react-bootstrap/Button';
import FormGroup from 'react-bootstrap/FormGroup';
import FormLabel from 'react-bootstrap/FormLabel';
import { ErrorBoundary } from '../../layout/ErrorBoundary';
import { onEditKey } from './editKeys';
import { FormatToolbar } from './FormatToolbar';
import { MoveButtons } from './MoveButtons';
import { pasteText } from './paste/pasteText';
import { useDroppedText } from './paste/useDroppedText';
import { AddPicturesContext, takePictures } from './pictures/addPictures';
import { type ChangeForm, removeRows, swapParagraphs } from './rowActions';
import type { Row } from './rows';
import { SplitButtons } from './SplitButtons';
import { TextField } from './TextField';

const ImageFaults = lazy(async () => ({
  default: (await import('./pictures/ImageFaults')).ImageFaults,
}));

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

/** The field for a paragraph. Memoized, as a long post has many. */
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
  const adding = use(AddPicturesContext);
  const pictures = takePictures(adding, row.key);
  const { problem, onDropText } = useDroppedText(row, change);
  const [isWriting, setWriting] = useState(false);
  const id = `field-${row.key}`;
  const of = ` of section ${section}`;
  const neighbour = isLast ? index - 1 : index;
  const sectionAbove = section > 1 ? `the last of section ${section - 1}` : undefined;
  const sectionBelow = isInLastSection ? undefined : `the first of section ${section + 1}`;

  return (
    <FormGroup
      className="paragraph-field"
      controlId={id}
      onKeyDown={(event) => onEditKey(event, index, change)}
      onFocus={({ target }) => setWriting(!target.closest('.row-tools'))}
      onBlur={({ currentTarget, relatedTarget }) =>
        setWriting(isWriting && currentTarget.contains(relatedTarget))
      }
      onPaste={(event) => {
        pasteText(event, row, index, change);
        pictures.onPaste(event);
      }}
      onDrop={(event) => {
        pictures.onDrop(event);
        onDropText(event);
      }}
    >
      {isWriting && (
        <FormatToolbar
          field={id}
          index={index}
          change={change}
          onPicture={() => adding.choose(row.key)}
        />
      )}
      <FormLabel>Paragraph {place + 1}</FormLabel>
      <TextField row={row} index={index} change={change} lines={3} />
      {problem && (
        <p className="mono" role="alert">
          {problem}
        </p>
      )}
      <div className="row-tools">
        <SplitButtons row={row} index={index} change={change} />
        {row.text.includes('![') && (
          <ErrorBoundary fallback={null}>
            <Suspense>
              <ImageFaults text={row.text} />
            </Suspense>
          </ErrorBoundary>
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
    </FormGroup>
  );
});
