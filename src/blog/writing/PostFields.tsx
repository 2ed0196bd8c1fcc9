import { memo, useCallback } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import type { Post } from '../blog';
import { toSection } from '../toBlog';
import { SectionFields } from './SectionFields';
import { useRows } from './useRows';

const joinLines = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ');
const toFieldId = (index: number) => `heading-${index}`;

/** The fields of a post. Memoized, because the form renders again whenever a draft is saved. */
export const PostFields = memo(function PostFields({ form }: { form: UseFormReturn<Post> }) {
  const { control, register, getValues } = form;
  const { fields, append, insert, remove, move } = useFieldArray({ control, name: 'sections' });
  const values = useCallback(() => getValues('sections'), [getValues]);
  const rows = { what: 'Section', values, toFieldId, remove, insert, move };
  const { add, removeRow, moveRow, undo } = useRows(rows);
  const text = { dir: 'auto', autoComplete: 'off' };

  return (
    <>
      <Form.Group controlId="Name">
        <Form.Label>Name</Form.Label>
        <Form.Control {...register('Name')} {...text} />
      </Form.Group>
      <Form.Group controlId="Title">
        <Form.Label>Title</Form.Label>
        <Form.Control
          {...register('Title', { setValueAs: joinLines })}
          {...text}
          as="textarea"
          rows={1}
        />
      </Form.Group>
      <Form.Group controlId="Summary">
        <Form.Label>Summary</Form.Label>
        <Form.Control
          {...register('Summary')}
          {...text}
          as="textarea"
          rows={2}
          aria-describedby="summary-hint"
        />
        <p id="summary-hint" className="mono">
          Shown in the list of posts, in link previews and in the feed.
        </p>
      </Form.Group>
      <p className="mono">
        Paragraphs can contain Markdown: *emphasis*, **strong**, `code`, [a link](https://…), lists,
        quotes, and code between lines of ```.
      </p>
      {fields.map((field, index) => (
        <SectionFields
          key={field.id}
          form={form}
          index={index}
          isLast={index === fields.length - 1}
          onRemove={removeRow}
          onMove={moveRow}
        />
      ))}
      <div className="buttons">
        <Button
          ref={add}
          variant="outline-primary"
          onClick={() => append(toSection({ paragraphs: [''] }))}
        >
          Add Section
        </Button>
        {undo && (
          <Button variant="link" aria-label="Undo removing the section" onClick={undo}>
            Undo
          </Button>
        )}
      </div>
    </>
  );
});
