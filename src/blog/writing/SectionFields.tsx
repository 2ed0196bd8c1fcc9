import { useRef } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { announce } from '../../layout/announce';
import type { Post } from '../blog';
import { useUndo } from './useUndo';

interface Props {
  form: UseFormReturn<Post>;
  index: number;
  onRemove: () => void;
}

/** The fields of one section: its heading and its paragraphs. */
export function SectionFields({ form, index, onRemove }: Props) {
  const { control, register, getValues } = form;
  const name = `sections.${index}.paragraphs` as const;
  const { fields, append, insert, remove } = useFieldArray({ control, name });
  const { removeRow, undo } = useUndo({ values: () => getValues(name), remove, insert });
  const add = useRef<HTMLButtonElement>(null);
  const section = index + 1;

  return (
    <fieldset className="section-fields across marked" aria-labelledby={`section-${index}`}>
      <p id={`section-${index}`} className="mono aside">
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
        <Form.Group key={field.id} controlId={`paragraph-${index}-${paragraph}`}>
          <Form.Label>Paragraph {paragraph + 1}</Form.Label>
          <Form.Control
            as="textarea"
            rows={3}
            {...register(`${name}.${paragraph}.Paragraph`)}
            dir="auto"
          />
          <Button
            variant="quiet"
            className="remove"
            aria-label={`Remove paragraph ${paragraph + 1} of section ${section}`}
            onClick={() => {
              removeRow(paragraph);
              announce(`Paragraph ${paragraph + 1} was removed. Undo puts it back.`);
              add.current?.focus();
            }}
          >
            Remove
          </Button>
        </Form.Group>
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
        <Button variant="quiet" aria-label={`Remove Section ${section}`} onClick={onRemove}>
          Remove Section
        </Button>
      </div>
    </fieldset>
  );
}
