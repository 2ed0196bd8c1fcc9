import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import type { Post } from '../../../../src/blog/blog';
import { toPost } from '../../../../src/blog/toBlog';
import { PostForm } from '../../../../src/blog/writing/PostForm';
import { aPost, twoSections as sections } from '../../../fixtures/posts';

/** A post with two sections, the first with two paragraphs. */
export const twoSections = aPost({ sections });

/** A post without a word. */
export const emptyPost = toPost({});

export const field = (name: string) => screen.getByRole('textbox', { name });
export const button = (name: string) => screen.getByRole('button', { name });

/** Renders the form. `saved` holds every post that it has reported through onChange. */
export function renderPostForm(initial: Post, busy = false) {
  const saved: Post[] = [];
  const onChange = (post: Post) => void saved.push(structuredClone(post));
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
  return { user: userEvent.setup(), saved, onSubmit };
}
