import { memo } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { Post } from '../blog';
import { MoveButtons } from './MoveButtons';

const BLANK_LINES = /\n\s*\n/;
const WITHOUT_ALT = /!\[\s*\]\(/;

interface Props {
  form: UseFormReturn<Post>;
  section: number;
  index: number;
  isLast: boolean;
  onRemove: (index: number) => void;
  onMove: (index: number, by: -1 | 1) => void;
  /** Replaces the paragraph with several. */
  onSplit: (index: number, texts: string[]) => void;
}

/** The field for a paragraph. Offers to split a text at its blank lines. */
export const ParagraphField = memo(function ParagraphField({
  form,
  section,
  index,
  isLast,
  onRemove,
  onMove,
  onSplit,
}: Props) {
  const { control, register } = form;
  const name = `sections.${section}.paragraphs.${index}.Paragraph` as const;
  const text = useWatch({ control, name });
  const texts = text.split(BLANK_LINES).filter((one) => one.trim());
  const row = `paragraph ${index + 1} of section ${section + 1}`;
  return (
    <Form.Group className="paragraph-field" controlId={`paragraph-${section}-${index}`}>
      <Form.Label>Paragraph {index + 1}</Form.Label>
      <Form.Control as="textarea" rows={3} {...register(name)} dir="auto" />
      <div className="row-tools">
        {texts.length > 1 && (
          <Button variant="quiet" className="split" onClick={() => onSplit(index, texts)}>
            Split into {texts.length} paragraphs
          </Button>
        )}
        {WITHOUT_ALT.test(text) && (
          <p className="mono">Add alt text to this image: ![alt text](…)</p>
        )}
        <MoveButtons
          row={row}
          isFirst={index === 0}
          isLast={isLast}
          onMove={(by) => onMove(index, by)}
        />
        <Button variant="quiet" aria-label={`Remove ${row}`} onClick={() => onRemove(index)}>
          Remove
        </Button>
      </div>
    </Form.Group>
  );
});
