import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import type { Post } from '../../../../src/blog/blog';
import { PostForm } from '../../../../src/blog/writing/PostForm';

/** A post with two sections, the first of two paragraphs. */
export const twoSections: Post = {
  Name: 'Your Name',
  Title: 'A title',
  Summary: 'A summary',
  sections: [
    { Heading: 'First', paragraphs: [{ Paragraph: 'One.' }, { Paragraph: 'Two.' }] },
    { Heading: 'Second', paragraphs: [{ Paragraph: 'Three.' }] },
  ],
};

/** A post of which nothing is written yet. */
export const emptyPost: Post = { Name: '', Title: '', Summary: '', sections: [] };

/** Opens the form. `kept` is every post that it has reported while it was written. */
export function renderPostForm(initial: Post, busy = false) {
  const kept: Post[] = [];
  const onChange = (post: Post) => void kept.push(structuredClone(post));
  const onSubmit = vi.fn<(post: Post) => void>();
  render(
    <PostForm
      initial={initial}
      busy={busy}
      status={null}
      onChange={onChange}
      onSubmit={onSubmit}
    />,
  );
  return { user: userEvent.setup(), kept, onSubmit };
}
