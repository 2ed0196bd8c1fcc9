import { render, screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { vi } from 'vitest';
import type { DraftSession } from '../../../src/drafts/session/draftSession';
import type { PostContent } from '../../../src/post/post';
import { toContent } from '../../../src/post/toPost';
import { Details } from '../../../src/form/details/Details';
import { useTextMode } from '../../../src/form/body/useTextMode';
import { PostForm } from '../../../src/form/PostForm';
import { SubmitButtons } from '../../../src/publishing/SubmitButtons';
import { toContentOfRows } from '../../../src/rows/rows';
import { aPost, twoSections as sections } from '../../fixtures/posts';
import { openSession } from './openSession';

/** A post with two sections, the first with two paragraphs. */
export const twoSections = aPost({ sections });

/** A post without a word. */
export const emptyPost = toContent({});

export const field = (name: string) => screen.getByRole('textbox', { name });
export const button = (name: string) => screen.getByRole('button', { name });

interface Props {
  session: DraftSession;
  onChange: (post: PostContent) => void;
  onSubmit: (post: PostContent) => void;
}

function Form({ session, onChange, onSubmit }: Props) {
  const { rows } = session.useData().history;
  const [first] = useState(rows);
  const mode = useTextMode(session, true);
  useEffect(() => {
    if (rows !== first) onChange(toContentOfRows(rows));
  }, [rows, first, onChange]);
  return (
    <>
      <PostForm session={session} mode={mode} onSubmit={() => onSubmit(toContentOfRows(rows))}>
        <Details session={session} madeAddress="" lastDay="2026-03-01" />
      </PostForm>
      <SubmitButtons session={session} />
    </>
  );
}

// The page of the form, as the build writes it.
const page =
  '<script type="application/json" id="snapshot">{"inUse":{"Tags":["CSS","Testing"]}}</script>';

/** Renders the form. `saved` holds every post that it has had since. */
export function renderPostForm(initial: PostContent, busy = false) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(page)));
  const saved: PostContent[] = [];
  const onChange = (post: PostContent) => void saved.push(post);
  const onSubmit = vi.fn<(post: PostContent) => void>();
  const session = openSession(initial);
  if (busy) session.submit();
  render(<Form session={session} onChange={onChange} onSubmit={onSubmit} />);
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { user, saved, onSubmit };
}
