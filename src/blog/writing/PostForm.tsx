import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
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
  if (!isCommand || key !== 'Enter') return;
  // The field is disabled while the post is published, and would lose the focus.
  currentTarget.querySelector<HTMLElement>('[type=submit]')!.focus();
  currentTarget.requestSubmit();
}

/** Makes text fields as high as their text, in browsers where the stylesheet can't. */
function growTextFields(form: HTMLFormElement) {
  if (CSS.supports('field-sizing', 'content')) return;
  for (const field of form.querySelectorAll('textarea')) {
    const { scrollHeight, clientHeight, offsetHeight } = field;
    const border = offsetHeight - clientHeight;
    if (scrollHeight > clientHeight) field.style.height = `${scrollHeight + border}px`;
  }
}

/** The form for a post. It has no validation, as specified. */
export function PostForm({ initial, busy, status, onChange, onSubmit }: Props) {
  const form = useForm<Post>({ defaultValues: initial });
  const { handleSubmit, getValues, subscribe } = form;
  const element = useRef<HTMLFormElement>(null);

  // After each change, as the form renders again when the draft is saved.
  useEffect(() => growTextFields(element.current!));

  useEffect(
    () => subscribe({ formState: { values: true }, callback: () => onChange(getValues()) }),
    [subscribe, getValues, onChange],
  );

  return (
    <Form
      ref={element}
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
