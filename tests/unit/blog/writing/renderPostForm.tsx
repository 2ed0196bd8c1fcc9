import { render, type RenderOptions, screen } from '@testing-library/react';
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

/** Renders the form, beside a preview if `wrapper` has one. `saved` holds every post that it has reported through onChange. */
export function renderPostForm(initial: Post, busy = false, wrapper?: RenderOptions['wrapper']) {
  const saved: Post[] = [];
  const onChange = (post: Post) => void saved.push(structuredClone(post));
  const onSubmit = vi.fn<(post: Post) => void>();
  const { baseElement } = render(
    <PostForm
      initial={initial}
      busy={busy}
      status={null}
      onChange={onChange}
      onSubmit={onSubmit}
    />,
    { wrapper },
  );
  return { user: userEvent.setup(), baseElement, saved, onSubmit };
}
