import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { draftId, listenToCopy, saveElsewhere, toDraft, uid } from '../support/author';
import { remove, wait } from '../support/environment';
import { edit, publish, read, stored } from '../support/publishing';
import { readDraft, saveDraft } from '../../../src/drafts/drafts';
import { DraftEditor } from '../../../src/form/DraftEditor';
import type { PostContent } from '../../../src/post/post';
import { readPublished, toBasis } from '../../../src/post/stored';
import { aPost, section } from '../../fixtures/posts';
import * as words from '../../fixtures/words/en';

const { versions, publishing, writing } = words;
const user = { uid, displayName: null, photoURL: null, emailVerified: true };

/** Publishes a post, which another author changes after a draft of it was begun, and opens the form. */
async function openBothChanged(mine: Partial<PostContent>, theirs: Partial<PostContent>) {
  const post = aPost({ Summary: 'A summary' });
  await publish(post);
  const basedOn = toBasis(await readPublished('a'));
  await edit({ ...post, ...theirs });
  saveDraft(uid, toDraft({ ...post, ...mine }, { basedOn, address: 'a' }));
  const published = await readPublished('a');
  return () =>
    render(
      <MemoryRouter initialEntries={['/editblog/a']}>
        <DraftEditor user={user} draftId={draftId()} address="a" published={published} />
      </MemoryRouter>,
    );
}

const field = (name: 'Title' | 'Summary') =>
  screen.findByRole('textbox', { name: writing.fields[name] });
const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }, wait));

test.each([
  [versions.yours, 'Mine'],
  [versions.published, 'Theirs'],
])(
  '“%s” decides what both authors changed, and what only the other changed comes in any case',
  async (side, title) => {
    const open = await openBothChanged(
      { Title: 'Mine' },
      { Title: 'Theirs', Summary: 'Their summary' },
    );
    open();
    expect(await screen.findByText(publishing.changedElsewhere, {}, wait)).toBeVisible();
    await press(versions.useAll(side));
    await waitFor(async () => expect(await field('Title')).toHaveValue(title));
    await waitFor(async () => expect(await field('Title')).toHaveFocus());
    expect(await field('Summary')).toHaveValue('Their summary');
    expect(screen.getByText(publishing.takenOver(writing.fields.Summary))).toBeVisible();
    expect(screen.queryByText(publishing.changedElsewhere)).toBeNull();
    await press(writing.submit);
    await waitFor(() => expect(readDraft(uid, draftId())).toBeNull(), wait);
    expect(await stored()).toMatchObject({
      Title: title,
      Summary: 'Their summary',
      Revision: title === 'Mine' ? 2 : 1,
    });
  },
);

test('if nobody changed what the other did, nothing is asked, and Undo takes the other’s words out', async () => {
  const open = await openBothChanged({ Title: 'Mine' }, { Summary: 'Their summary' });
  open();
  await waitFor(async () => expect(await field('Summary')).toHaveValue('Their summary'), wait);
  expect(screen.getByText(publishing.takenOver(writing.fields.Summary))).toBeVisible();
  await waitFor(() => expect(screen.queryByText(publishing.changedElsewhere)).toBeNull());
  expect(await field('Title')).toHaveValue('Mine');
  await press(writing.undo);
  expect(await field('Summary')).toHaveValue('A summary');
});

test('without the version that the draft was begun with, every difference is asked', async () => {
  const open = await openBothChanged({ Title: 'Mine' }, { Summary: 'Their summary' });
  await remove('blogs/a/versions/0');
  open();
  expect(await screen.findByText(versions.allListed, {}, wait)).toBeVisible();
  expect(await field('Summary')).toHaveValue('A summary');
  await press(versions.useNumber(versions.published, 2));
  await waitFor(async () => expect(await field('Summary')).toHaveValue('Their summary'));
  // The last button that was pressed is gone.
  expect(
    screen.getByRole('button', { name: versions.useNumber(versions.published, 1) }),
  ).toHaveFocus();
});

test('of a draft changed on two devices, what only one changed is taken, and the author decides the rest before Submit', async () => {
  const { drafts } = words;
  const draft = toDraft(aPost({ Summary: 'A summary' }));
  saveDraft(uid, { ...draft, copied: 1, isAhead: false });
  await saveElsewhere(draft, 1);
  await listenToCopy();
  render(<DraftEditor user={user} draftId={draft.id} />, { wrapper: MemoryRouter });
  await userEvent.type(await field('Title'), ' of mine');
  await userEvent.type(screen.getByRole('textbox', { name: writing.fields.Heading }), ' of mine');
  const post = aPost({ Title: 'Their title', Summary: 'Their summary' });
  await saveElsewhere({ ...draft, post, browser: 'other' });
  expect(await screen.findByText(drafts.changedToo('A phone'), {}, wait)).toBeVisible();
  expect(await field('Summary')).toHaveValue('Their summary');
  await press(writing.submit);
  expect(await screen.findByText(drafts.decideFirst)).toBeVisible();
  await press(versions.useNumber('A phone', 1));
  await waitFor(() => expect(screen.queryByText(drafts.decideFirst)).toBeNull());
  const merged = aPost({
    Title: 'Their title',
    Summary: 'Their summary',
    sections: [section('A heading of mine', 'A paragraph')],
  });
  await waitFor(async () => {
    const copy = await read(`users/${uid}/drafts/${draftId()}`);
    expect(copy).toMatchObject({ Revision: 3 });
    expect(JSON.parse(String(copy!.Draft))).toMatchObject({ post: merged });
  }, wait);
  expect(readDraft(uid, draftId())).toMatchObject({ post: merged, copied: 3, isAhead: false });
  expect(readDraft(uid, draftId())!.base).toBeUndefined();
});
