import { type KeyboardEvent, type ReactNode, useEffect } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { useForm } from 'react-hook-form';
import type { Post } from '../blog';
import { PostFields } from './PostFields';

interface Props {
  initial: Post;
  /** Whether the post is being published, which disables the fields. */
  busy: boolean;
  status: ReactNode;
  onChange: (post: Post) => void;
  onSubmit: (post: Post) => void;
}

function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
  const { key, target, currentTarget } = event;
  const isCommand = event.ctrlKey || event.metaKey;
  // Enter would submit an unfinished post from a one-line field, and break the line in the title.
  const isOneLine = target instanceof HTMLInputElement || (target as HTMLElement).id === 'Title';
  // Drafts are saved anyway; the browser would offer to save the page.
  if ((isCommand && key === 's') || (key === 'Enter' && (isCommand || isOneLine)))
    event.preventDefault();
  if (isCommand && key === 'Enter') currentTarget.requestSubmit();
}

/** The form for a post. It has no validation, as specified. */
export function PostForm({ initial, busy, status, onChange, onSubmit }: Props) {
  const form = useForm<Post>({ defaultValues: initial });
  const { handleSubmit, getValues, subscribe } = form;

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
        <PostFields form={form} />
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
