import { memo, useCallback } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import type { Post } from '../blog';
import { MoveButtons } from './MoveButtons';
import { ParagraphField } from './ParagraphField';
import { useRows } from './useRows';

interface Props {
  form: UseFormReturn<Post>;
  index: number;
  isLast: boolean;
  onRemove: (index: number) => void;
  onMove: (index: number, by: -1 | 1) => void;
}

/** The fields for a section: its heading and paragraphs. */
export const SectionFields = memo(function SectionFields({
  form,
  index,
  isLast,
  onRemove,
  onMove,
}: Props) {
  const { control, register, getValues } = form;
  const name = `sections.${index}.paragraphs` as const;
  const { fields, append, insert, remove, move } = useFieldArray({ control, name });
  const { add, removeRow, moveRow, undo } = useRows({
    what: 'Paragraph',
    values: useCallback(() => getValues(name), [getValues, name]),
    toFieldId: useCallback((paragraph: number) => `paragraph-${index}-${paragraph}`, [index]),
    remove,
    insert,
    move,
  });
  const section = index + 1;

  const split = useCallback(
    (paragraph: number, texts: string[]) => {
      remove(paragraph);
      insert(
        paragraph,
        texts.map((Paragraph) => ({ Paragraph: Paragraph.trim() })),
      );
    },
    [remove, insert],
  );

  return (
    <fieldset className="section-fields across marked" aria-labelledby={`fields-${index}`}>
      <p id={`fields-${index}`} className="mono aside">
        Section {section}
      </p>
      <Form.Group controlId={`heading-${index}`}>
        <Form.Label>Heading</Form.Label>
        <Form.Control
          {...register(`sections.${index}.Heading`)}
          className="heading-field"
          autoComplete="off"
          dir="auto"
        />
      </Form.Group>
      {fields.map((field, paragraph) => (
        <ParagraphField
          key={field.id}
          form={form}
          section={index}
          index={paragraph}
          isLast={paragraph === fields.length - 1}
          onRemove={removeRow}
          onMove={moveRow}
          onSplit={split}
        />
      ))}
      <div className="buttons">
        <Button
          ref={add}
          variant="outline-primary"
          aria-label={`Add Paragraph to section ${section}`}
          onClick={() => append({ Paragraph: '' })}
        >
          Add Paragraph
        </Button>
        {undo && (
          <Button
            variant="link"
            aria-label={`Undo removing the paragraph of section ${section}`}
            onClick={undo}
          >
            Undo
          </Button>
        )}
      </div>
      <div className="aside tools">
        <MoveButtons
          row={`section ${section}`}
          isFirst={index === 0}
          isLast={isLast}
          onMove={(by) => onMove(index, by)}
        />
        <Button
          variant="quiet"
          aria-label={`Remove Section ${section}`}
          onClick={() => onRemove(index)}
        >
          Remove Section
        </Button>
      </div>
    </fieldset>
  );
});
