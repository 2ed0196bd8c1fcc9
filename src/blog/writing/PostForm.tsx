import { type KeyboardEvent, type ReactNode, useEffect } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { useFieldArray, useForm } from 'react-hook-form';
import type { Post } from '../blog';
import { newSection } from './newPost';
import { SectionFields } from './SectionFields';
import { useRows } from './useRows';

interface Props {
  initial: Post;
  /** Disables the fields while the post is being published. */
  busy: boolean;
  status: ReactNode;
  onChange: (post: Post) => void;
  onSubmit: (post: Post) => void;
}

function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
  const { key, target, currentTarget } = event;
  const isCommand = event.ctrlKey || event.metaKey;
  // In a one-line field Enter would publish a half-written post, and in the title break the line.
  const isOneLine = target instanceof HTMLInputElement || (target as HTMLElement).id === 'Title';
  // Every change is saved; the browser would offer to save the page.
  if ((isCommand && key === 's') || (key === 'Enter' && (isCommand || isOneLine)))
    event.preventDefault();
  if (isCommand && key === 'Enter') currentTarget.requestSubmit();
}

const oneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ');

/** The form for a post. As specified, it has no validation. */
export function PostForm({ initial, busy, status, onChange, onSubmit }: Props) {
  const form = useForm<Post>({ defaultValues: initial });
  const { control, register, handleSubmit, getValues, subscribe } = form;
  const { fields, append, insert, remove, move } = useFieldArray({ control, name: 'sections' });
  const { add, removeRow, moveRow, undo } = useRows({
    what: 'Section',
    values: () => getValues('sections'),
    fieldOf: (index) => `heading-${index}`,
    remove,
    insert,
    move,
  });

  useEffect(
    () => subscribe({ formState: { values: true }, callback: () => onChange(getValues()) }),
    [subscribe, getValues, onChange],
  );

  return (
    <Form
      className="post-form across"
      noValidate
      onKeyDown={onKeyDown}
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
              aria-describedby={field === 'Summary' ? 'summary-hint' : undefined}
            />
            {field === 'Summary' && (
              <p id="summary-hint" className="mono">
                Shown in the list of posts, in previews of a link and in the feed.
              </p>
            )}
          </Form.Group>
        ))}
        <p className="mono">
          Paragraphs may hold Markdown: *emphasis*, **strong**, `code`, [a link](https://…), lists,
          quotes and code between lines of ```.
        </p>
        {fields.map((field, index) => (
          <SectionFields
            key={field.id}
            form={form}
            index={index}
            isLast={index === fields.length - 1}
            onRemove={() => removeRow(index)}
            onMove={(by) => moveRow(index, by)}
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
