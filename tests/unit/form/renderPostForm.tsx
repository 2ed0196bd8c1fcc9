import { render, screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { useEffect, useReducer, useState } from 'react';
import { vi } from 'vitest';
import type { PostContent } from '../../../src/post/post';
import { toContent } from '../../../src/post/toPost';
import { changeForm, openHistory } from '../../../src/rows/undo';
import { Details } from '../../../src/form/details/Details';
import { PostForm } from '../../../src/form/PostForm';
import { SubmitButtons } from '../../../src/publishing/SubmitButtons';
import * as rows from '../../../src/rows/rows';
import { aPost, twoSections as sections } from '../../fixtures/posts';

/** A post with two sections, the first with two paragraphs. */
export const twoSections = aPost({ sections });

/** A post without a word. */
export const emptyPost = toContent({});

export const field = (name: string) => screen.getByRole('textbox', { name });
export const button = (name: string) => screen.getByRole('button', { name });

interface Props {
  initial: PostContent;
  busy: boolean;
  onChange: (post: PostContent) => void;
  onSubmit: (post: PostContent) => void;
}

function Form({ initial, busy, onChange, onSubmit }: Props) {
  const [first] = useState(() => rows.toRows(initial));
  const [history, change] = useReducer(changeForm, openHistory(first));
  useEffect(() => {
    if (history.rows !== first) onChange(rows.toContentOfRows(history.rows));
  }, [history, first, onChange]);
  const submit = () => onSubmit(rows.toContentOfRows(history.rows));
  const address = {
    address: undefined,
    madeAddress: '',
    status: 'new' as const,
    isTaken: false,
    onChange: vi.fn(),
  };
  const details = (
    <Details rows={history.rows} change={change} address={address} lastDay="2026-03-01">
      {null}
    </Details>
  );
  return (
    <>
      <PostForm
        history={history}
        change={change}
        details={details}
        busy={busy}
        discard={null}
        onSubmit={submit}
      />
      <SubmitButtons history={history} change={change} busy={busy} />
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
  render(<Form initial={initial} busy={busy} onChange={onChange} onSubmit={onSubmit} />);
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { user, saved, onSubmit };
}
