import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { useFieldArray, useForm } from 'react-hook-form';
import { announce } from '../../layout/announce';
import type { Post } from '../blog';
import { newSection } from './newPost';
import { SectionFields } from './SectionFields';
import { useUndo } from './useUndo';

interface Props {
  initial: Post;
  /** Disables the fields while the post is being published. */
  busy: boolean;
  status: ReactNode;
  onChange: (post: Post) => void;
  onSubmit: (post: Post) => void;
}

// In a one-line field Enter would publish a half-written post, and in the title break the line.
const ignoreEnter = (event: KeyboardEvent) => {
  const { target } = event;
  const isOneLine = target instanceof HTMLInputElement || (target as HTMLElement).id === 'Title';
  if (event.key === 'Enter' && isOneLine) event.preventDefault();
};

const oneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ');

/** The form for a post. As specified, it has no validation. */
export function PostForm({ initial, busy, status, onChange, onSubmit }: Props) {
  const form = useForm<Post>({ defaultValues: initial });
  const { control, register, handleSubmit, getValues, subscribe } = form;
  const { fields, append, insert, remove } = useFieldArray({ control, name: 'sections' });
  const { removeRow, undo } = useUndo({ values: () => getValues('sections'), remove, insert });
  const add = useRef<HTMLButtonElement>(null);

  useEffect(
    () => subscribe({ formState: { values: true }, callback: () => onChange(getValues()) }),
    [subscribe, getValues, onChange],
  );

  return (
    <Form
      className="post-form across"
      noValidate
      onKeyDown={ignoreEnter}
      onSubmit={(event) => void handleSubmit((post) => !busy && onSubmit(post))(event)}
    >
      <fieldset className="across" disabled={busy}>
        {(['Name', 'Title', 'Summary'] as const).map((field) => (
          <Form.Group key={field} controlId={field}>
            <Form.Label>{field}</Form.Label>
            <Form.Control
              {...register(field, field === 'Title' ? { setValueAs: oneLine } : undefined)}
              {...(field !== 'Name' && { as: 'textarea', rows: field === 'Title' ? 1 : 2 })}
              dir="auto"
              autoComplete="off"
            />
          </Form.Group>
        ))}
        {fields.map((field, index) => (
          <SectionFields
            key={field.id}
            form={form}
            index={index}
            onRemove={() => {
              removeRow(index);
              announce(`Section ${index + 1} was removed. Undo puts it back.`);
              add.current?.focus();
            }}
          />
        ))}
        <div className="buttons">
          <Button ref={add} variant="outline-primary" onClick={() => append(newSection())}>
            Add Section
          </Button>
          {undo && (
            <Button variant="link" aria-label="Undo removing the section" onClick={undo}>
              Undo
            </Button>
          )}
        </div>
      </fieldset>
      <div className="submit">
        <Button type="submit" aria-disabled={busy}>
          Submit
        </Button>
        {status}
      </div>
    </Form>
  );
}
