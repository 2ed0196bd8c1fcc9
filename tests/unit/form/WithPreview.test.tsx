import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useMemo, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { useTextMode } from '../../../src/form/body/useTextMode';
import { PostForm } from '../../../src/form/PostForm';
import { WithPreview } from '../../../src/form/WithPreview';
import { toTree } from '../../../src/markdown/parsing/toTree';
import { toPost } from '../../../src/post/toPost';
import { toContentOfRows } from '../../../src/rows/rows';
import { writing } from '../../fixtures/words/en';
import { aPost, section } from '../../fixtures/posts';
import { openSession } from './openSession';
import { field } from './renderPostForm';

vi.mock(import('../../../src/markdown/parsing/toTree'), { spy: true });

function Form({ texts }: { texts: string[] }) {
  const [session] = useState(() => openSession(aPost({ sections: [section('All', ...texts)] })));
  const { rows } = session.useData().history;
  const mode = useTextMode(session, true);
  const content = useMemo(() => toContentOfRows(rows), [rows]);
  const post = useMemo(() => ({ ...toPost('a', {}), ...content }), [content]);
  return (
    <WithPreview
      session={session}
      rows={rows}
      content={content}
      post={post}
      madeAddress=""
      mode={mode}
    >
      <PostForm session={session} mode={mode} onSubmit={() => undefined}>
        {null}
      </PostForm>
    </WithPreview>
  );
}

/** Counts how often a click on the last paragraph of the preview parses Markdown or looks for something in the page. */
async function countWork(count: number) {
  const texts = Array.from({ length: count }, (_, i) => `*Words* of ${i + 1}`);
  const { unmount } = render(<Form texts={texts} />, { wrapper: MemoryRouter });
  const last = field(writing.paragraph(count));
  const preview = screen.getByRole('tab', { name: writing.preview });
  // What suspends must be rendered in an act() that is awaited.
  await act(() => Promise.resolve(fireEvent.click(preview)));
  const shown = (await screen.findAllByText('Words')).at(-1)!;
  const counted = [
    vi.mocked(toTree),
    vi.spyOn(Document.prototype, 'querySelector'),
    vi.spyOn(Document.prototype, 'querySelectorAll'),
    vi.spyOn(Element.prototype, 'querySelector'),
    vi.spyOn(Element.prototype, 'querySelectorAll'),
    vi.spyOn(Node.prototype, 'compareDocumentPosition'),
    vi.spyOn(Node.prototype, 'contains'),
  ];
  for (const one of counted) one.mockClear();
  fireEvent.click(shown);
  await waitFor(() => expect(last).toHaveFocus());
  const calls = counted.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  unmount();
  return calls;
}

test('a click in the preview costs the same in a post that is twice as long', async () => {
  const short = await countWork(20);
  expect(short).toBeLessThan(20);
  expect(await countWork(40)).toBe(short);
});

test('Submit is described by what it will publish', () => {
  render(<Form texts={['Words.']} />, { wrapper: MemoryRouter });
  const { willPublish, hasSummary, noTags, noLanguage } = writing;
  const said = [willPublish, hasSummary, noTags, noLanguage].join(' ');
  const submit = screen.getByRole('button', { name: writing.submit });
  expect(submit).toHaveAccessibleDescription(said);
});
