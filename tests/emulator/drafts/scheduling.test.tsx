import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { toDraft, uid } from '../support/author';
import { remove, seed, storedBlogs, wait } from '../support/environment';
import { read } from '../support/publishing';
import { cacheUser } from '../../../src/auth/cachedUser';
import { restoreSession } from '../../../src/auth/session';
import { formatTime } from '../../../src/base/language/formatTime';
import { deleteDraft, type Draft, listDrafts, saveDraft } from '../../../src/drafts/drafts';
import CreatePostPage from '../../../src/form/CreatePostPage';
import EditPostPage from '../../../src/form/EditPostPage';
import { aPost } from '../../fixtures/posts';
import * as words from '../../fixtures/words/en';

vi.mock(import('../../../src/settings'), async (load) => ({
  ...(await load()),
  hasScheduledPosts: true,
}));

const { scheduling, writing, tools } = words;
const id = 'TheFirstOfTheDrafts1';
const post = aPost();
const HOUR = 60 * 60_000;
// Fields have whole minutes.
const dueAt = Math.floor(Date.now() / HOUR + 30) * HOUR;
const toField = (time: number) =>
  new Date(time).toLocaleString('sv').replace(' ', 'T').slice(0, 16);

cacheUser({ uid, displayName: null, photoURL: null, emailVerified: true });
restoreSession();

/** Opens the page of an author at a path. */
function open(path: string) {
  const { unmount } = render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/createblog" element={<CreatePostPage />} />
        <Route path="/editblog/:id" element={<EditPostPage />} />
        <Route path="/blog/:id" element="The post" />
      </Routes>
    </MemoryRouter>,
  );
  onTestFinished(() => {
    unmount();
    for (const draft of listDrafts(uid)) deleteDraft(uid, draft.id);
  });
}

const openDraft = (more?: Partial<Draft>) => {
  saveDraft(uid, toDraft(post, { id, address: 'a', ...more }));
  open(`/createblog?draft=${id}`);
};
const seedScheduled = (time = dueAt) =>
  seed('scheduled/a', { ...post, DatePosted: new Date(time) });
const field = () => screen.findByLabelText(scheduling.publishLater, {}, wait);
const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }, wait));
const choose = async (time: number) =>
  fireEvent.change(await field(), { target: { value: time && toField(time) } });

test('a time that is chosen under Details stays with the draft, and Submit schedules the post, which the drafts page lists with its time', async () => {
  openDraft();
  expect(await field()).toHaveAccessibleDescription(/Time zone: /);
  await choose(dueAt);
  expect(await field()).toHaveAccessibleDescription(/^The post will be published on .+\d{4}/);
  expect(listDrafts(uid)).toMatchObject([{ extras: { dueAt } }]);
  const later = scheduling.later(formatTime(dueAt));
  expect(screen.getByRole('button', { name: writing.submit })).toHaveAccessibleDescription(
    new RegExp(later),
  );
  // The line leads to the field.
  await press(later);
  expect(await field()).toHaveFocus();
  await press(writing.submit);
  const edit = { name: `${tools.edit}: ${post.Title}` };
  expect(await screen.findByRole('link', edit, wait)).toBeVisible();
  expect(screen.getByText(formatTime(dueAt))).toBeVisible();
  expect(screen.queryByRole('heading', { name: words.drafts.title })).toBeNull();
  expect(await read('scheduled/a')).toMatchObject(post);
  expect(listDrafts(uid)).toEqual([]);
  expect(await storedBlogs()).toEqual([]);
});

test('the form of a scheduled post names its time, changes its words and keeps its address', async () => {
  await seedScheduled();
  open('/editblog/a');
  expect(await field()).toHaveValue(toField(dueAt));
  expect(screen.getAllByText(scheduling.later(formatTime(dueAt)))[0]).toBeVisible();
  expect(screen.queryByText(words.versions.title)).toBeNull();
  expect(screen.getByLabelText(writing.address)).toHaveAttribute('readonly');
  await userEvent.type(screen.getByRole('textbox', { name: writing.fields.Title }), ', corrected');
  await press(writing.submit);
  const edit = { name: `${tools.edit}: ${post.Title}, corrected` };
  await userEvent.click(await screen.findByRole('link', edit, wait));
  // Another time, without other words.
  await choose(dueAt + HOUR);
  await press(writing.submit);
  expect(await screen.findByText(formatTime(dueAt + HOUR), {}, wait)).toBeVisible();
  expect(await read('scheduled/a')).toMatchObject({ Title: `${post.Title}, corrected` });
});

test('a scheduled post whose time is cleared is published by Submit, as the line before it says', async () => {
  await seedScheduled();
  open('/editblog/a');
  await choose(0);
  expect(await field()).toHaveAccessibleDescription(/Time zone: /);
  expect(screen.getByText(scheduling.atOnce)).toBeVisible();
  await press(writing.submit);
  expect(await screen.findByText('The post', {}, wait)).toBeVisible();
  expect(await storedBlogs()).toMatchObject([{ id: 'a', ...post }]);
  expect(await read('scheduled/a')).toBeUndefined();
});

test('Back to draft makes the words in the form a draft of a new post, and nothing is scheduled any more', async () => {
  await seedScheduled();
  open('/editblog/a');
  const title = { name: writing.fields.Title };
  await userEvent.type(await screen.findByRole('textbox', title, wait), ', typed');
  await press(tools.backToDraft);
  await waitFor(
    () => expect(screen.queryByRole('button', { name: tools.backToDraft })).toBeNull(),
    wait,
  );
  expect(await screen.findByRole('textbox', title)).toHaveValue(`${post.Title}, typed`);
  expect(await field()).toHaveValue('');
  expect(await read('scheduled/a')).toBeUndefined();
  const draft = { address: 'a', basedOn: { kind: 'new' }, post: { Title: `${post.Title}, typed` } };
  expect(listDrafts(uid)).toMatchObject([draft]);
});

test('Back to draft takes nothing back that another device has changed or that is published, and says so', async () => {
  await seedScheduled();
  open('/editblog/a');
  await userEvent.click(await screen.findByText(writing.details, {}, wait));
  await seed('scheduled/a', { ...aPost({ Title: 'Theirs' }), DatePosted: new Date(dueAt) });
  await press(tools.backToDraft);
  const { nothingChanged, changedElsewhere } = words.versions;
  const sentence = nothingChanged(changedElsewhere);
  expect(await screen.findByText(sentence, {}, wait)).toBeVisible();
  expect(await read('scheduled/a')).toMatchObject({ Title: 'Theirs' });
});

test('a time that has passed is said beside the field, and Submit publishes nothing', async () => {
  openDraft({ extras: { dueAt: Date.now() - HOUR } });
  expect(await field()).toHaveAccessibleDescription(scheduling.passed);
  await press(writing.submit);
  const sentence = words.publishing.failed(scheduling.passed);
  expect(await screen.findByText(sentence, {}, wait)).toBeVisible();
  expect(await storedBlogs()).toEqual([]);
  expect(await read('scheduled/a')).toBeUndefined();
});

test('the drafts page publishes what is due, or falls due while it is open, and stays', async () => {
  await seedScheduled(Date.now() + 3000);
  open('/createblog');
  await waitFor(async () => expect(await storedBlogs()).toMatchObject([{ id: 'a' }]), wait);
  await waitFor(() => expect(screen.queryByText(scheduling.title)).toBeNull(), wait);
  expect(screen.getByRole('link', { name: words.drafts.newPost })).toBeVisible();
});

test('a correction of a scheduled post that another device makes a draft again stays, and says so', async () => {
  await seedScheduled();
  open('/editblog/a');
  const title = { name: writing.fields.Title };
  await userEvent.type(await screen.findByRole('textbox', title, wait), ', typed');
  await remove('scheduled/a');
  await press(writing.submit);
  const { deletedElsewhere } = words.publishing;
  expect(await screen.findByText(deletedElsewhere, {}, wait)).toBeVisible();
  expect(await storedBlogs()).toEqual([]);
});
