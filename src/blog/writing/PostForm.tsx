import { type KeyboardEvent, type ReactNode, useEffect } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { useForm } from 'react-hook-form';
import type { Post } from '../blog';
import { PostFields } from './PostFields';

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

/** The form for a post. As specified, it has no validation. */
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
