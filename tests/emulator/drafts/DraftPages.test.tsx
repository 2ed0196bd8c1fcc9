import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { disableNetwork, doc, enableNetwork, onSnapshot } from 'firebase/firestore';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { draftId, listenToCopy, saveElsewhere, toDraft, uid } from '../support/author';
import { remove, seed, storedBlogs, wait } from '../support/environment';
import { copyToCloud } from '../../../src/drafts/cloudDrafts';
import { DraftEditor } from '../../../src/form/DraftEditor';
import { DraftList } from '../../../src/drafts/DraftList';
import { readDraft, saveDraft } from '../../../src/drafts/drafts';
import { db } from '../../../src/firebase/db';
import { toContent } from '../../../src/post/toPost';
import { aPost } from '../../fixtures/posts';
import * as words from '../../fixtures/words/en';

/** The form for the test's draft, or for the one in the address. */
function Form({ of }: { of: string }) {
  const user = { uid: of, displayName: null, photoURL: null, emailVerified: true };
  const id = new URLSearchParams(useLocation().search).get('draft') ?? draftId();
  return <DraftEditor key={id} user={user} draftId={id} />;
}

/** Opens the form for the test's draft. */
function open(of = uid) {
  return render(
    <MemoryRouter initialEntries={['/createblog']}>
      <Routes>
        <Route path="/createblog" element={<Form of={of} />} />
        <Route path="/" element="Home" />
      </Routes>
    </MemoryRouter>,
  );
}

test('a taken address is said beside its field, with a free one that publishes the post', async () => {
  await seed('blogs/a-title', { ...aPost({ Summary: 'Another post' }), DatePosted: new Date() });
  saveDraft(uid, toDraft(aPost()));
  open();
  await userEvent.click(await screen.findByRole('button', { name: words.writing.submit }));
  const { addressTaken, address, useAddress, submit } = words.writing;
  const field = screen.getByRole('textbox', { name: address });
  await waitFor(() => expect(field).toHaveFocus(), wait);
  expect(field).toHaveAccessibleDescription(addressTaken);
  await userEvent.click(await screen.findByRole('button', { name: useAddress('a-title-2') }, wait));
  expect(field).toHaveValue('a-title-2');
  await userEvent.click(screen.getByRole('button', { name: submit }));
  expect(await screen.findByText('Home', {}, wait)).toBeVisible();
  expect(await storedBlogs()).toMatchObject([{ id: 'a-title' }, { id: 'a-title-2' }]);
});

test('an address is made of the title until the author changes it, and kept as an address is written', async () => {
  saveDraft(uid, toDraft(aPost()));
  open();
  await userEvent.click(await screen.findByText(words.writing.details));
  const field = screen.getByRole('textbox', { name: words.writing.address });
  await waitFor(() => expect(field).toHaveValue('a-title'), wait);
  const title = screen.getByRole('textbox', { name: words.writing.fields.Title });
  await userEvent.type(title, ' of a post');
  await waitFor(() => expect(field).toHaveValue('a-title-of-a-post'), wait);
  await userEvent.clear(field);
  await userEvent.type(field, 'My Größe!');
  await userEvent.click(title);
  await waitFor(() => expect(field).toHaveValue('my-groesse'), wait);
  expect(readDraft(uid, draftId())).toMatchObject({ address: 'my-groesse' });
  await userEvent.clear(field);
  await userEvent.click(title);
  await waitFor(() => expect(field).toHaveValue('a-title-of-a-post'), wait);
});

test('a form that is left while its post is on its way follows it when it is opened again, and no other user’s does', async () => {
  saveDraft(uid, toDraft(aPost()));
  const { unmount } = open();
  const submit = await screen.findByRole('button', { name: words.writing.submit });
  // Without a pause in which the answer could come.
  fireEvent.click(submit);
  unmount();
  const title = () => screen.getByRole('textbox', { name: words.writing.fields.Title });
  const view = open('another');
  expect(title()).toBeEnabled();
  view.unmount();
  open();
  expect(title()).toBeDisabled();
  expect(await screen.findByText('Home', {}, wait)).toBeVisible();
  expect(readDraft(uid, draftId())).toBeNull();
  expect(await storedBlogs()).toHaveLength(1);
});

test('the first Submit gives a post its address, which another one with another title keeps', async () => {
  saveDraft(uid, toDraft(aPost()));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { unmount } = open();
  fireEvent.click(await screen.findByRole('button', { name: words.writing.submit }));
  await waitFor(() => expect(readDraft(uid, draftId())).toMatchObject({ address: 'a-title' }));
  fireEvent.click(screen.getByRole('button', { name: words.writing.cancel }));
  unmount();
  open();
  await userEvent.type(
    await screen.findByRole('textbox', { name: words.writing.fields.Title }),
    ', longer',
  );
  await userEvent.click(screen.getByRole('button', { name: words.writing.submit }));
  expect(await screen.findByText('Home', {}, wait)).toBeVisible();
  expect(await storedBlogs()).toMatchObject([{ id: 'a-title', Title: 'A title, longer' }]);
});

test('a draft whose form was left at once after Submit has its post’s address, as the answer may be lost', async () => {
  saveDraft(uid, toDraft(aPost()));
  const { unmount } = open();
  fireEvent.click(await screen.findByRole('button', { name: words.writing.submit }));
  unmount();
  const address = () => expect(readDraft(uid, draftId())).toMatchObject({ address: 'a-title' });
  await waitFor(address, { interval: 2 });
  await waitFor(() => expect(readDraft(uid, draftId())).toBeNull(), wait);
});

test('until a post is published, the browser asks before closing, also after Cancel and another Submit', async () => {
  saveDraft(uid, toDraft(aPost()));
  open();
  const submit = await screen.findByRole('button', { name: words.writing.submit });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent.click(submit);
  fireEvent.click(screen.getByRole('button', { name: words.writing.cancel }));
  fireEvent.click(submit);
  const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  while (readDraft(uid, draftId())) {
    expect(isAsked()).toBe(true);
    await new Promise((resolve) => setTimeout(resolve));
  }
  expect(await screen.findByText('Home', {}, wait)).toBeVisible();
  expect(isAsked()).toBe(false);
});

test.each([
  ['the words of another device come', ''],
  [
    'a draft that two devices changed becomes one of its own, as it isn’t known what it was before',
    'My',
  ],
])('the author goes on at the cursor when %s', async (_, typed) => {
  const toPost = (text: string) => toContent({ sections: [{ paragraphs: [text] }] });
  const draft = toDraft(toPost('some words'));
  saveDraft(uid, { ...draft, copied: 1, isAhead: typed !== '' });
  await saveElsewhere(draft, 1);
  await listenToCopy();
  open();
  const field = await screen.findByRole('textbox', { name: words.writing.paragraph(1) });
  (field as HTMLTextAreaElement).setSelectionRange(0, 0);
  if (typed) await userEvent.type(field, typed, { initialSelectionStart: 0 });
  else field.focus();
  await saveElsewhere({ ...draft, post: toPost('some words, and more'), browser: 'other' });
  await waitFor(() => expect(field).not.toBeInTheDocument(), wait);
  const now = await screen.findByRole('textbox', { name: words.writing.paragraph(1) }, wait);
  await waitFor(() => expect(now).toHaveFocus());
  await userEvent.keyboard('… ');
  expect(now).toHaveValue(typed ? 'My… some words' : '… some words, and more');
});

test('the words of another device wait until a picture is in the form', async () => {
  const draft = toDraft(aPost({ Title: 'Title' }));
  // Without a base, its words become a draft of their own, which is another form.
  saveDraft(uid, { ...draft, copied: 1, isAhead: true });
  await saveElsewhere(draft, 1);
  await listenToCopy();
  open();
  const files = [new File([''], 'a.png', { type: 'image/png' })];
  const field = await screen.findByRole('textbox', { name: words.writing.paragraph(1) });
  fireEvent.paste(field, { clipboardData: { files, getData: () => '' } });
  const cancel = await screen.findByRole('button', { name: words.writing.cancel }, wait);
  const copy = doc(db, 'users', uid, 'drafts', draftId());
  const onCopy = vi.fn();
  onTestFinished(onSnapshot(copy, (stored) => void onCopy(stored.data()?.Revision)));
  const elsewhere = { ...draft, post: aPost({ Title: 'Elsewhere' }), browser: 'other' };
  // When the second change comes, the form would have shown the first.
  for (const revision of [2, 3]) {
    await saveElsewhere(elsewhere, revision);
    await waitFor(() => expect(onCopy).toHaveBeenCalledWith(revision), wait);
  }
  expect(cancel).toBeVisible();
  await userEvent.click(cancel);
  expect(await screen.findByText(words.drafts.clashed('A phone'), {}, wait)).toBeVisible();
});

test('a draft without a title is listed by its first characters, of which none is cut', () => {
  const Summary = `${'a'.repeat(59)}👍 and more`;
  const draft = toDraft(aPost({ Title: '', Summary }), { id: 'TheFirstOfTheDrafts1' });
  saveDraft('me', { ...draft, clashedWith: 'A phone' });
  render(<DraftList uid="me" />, { wrapper: MemoryRouter });
  expect(screen.getByText(`${'a'.repeat(59)}…`)).toBeVisible();
  expect(screen.getByText(words.drafts.clashedWith('A phone'))).toBeVisible();
});

test('the list says which draft another device has changed too, so that the author must decide', async () => {
  const draft = toDraft(aPost({ Title: 'Mine' }));
  const base = { post: aPost(), basedOn: draft.basedOn };
  saveDraft(uid, { ...draft, copied: 1, isAhead: true, base });
  saveDraft(uid, { ...draft, id: 'b' });
  await saveElsewhere({ ...draft, post: aPost({ Title: 'Theirs' }), browser: 'other' });
  render(<DraftList uid={uid} />, { wrapper: MemoryRouter });
  expect(await screen.findAllByText(words.drafts.undecided('A phone'), {}, wait)).toHaveLength(1);
  expect(readDraft(uid, draftId())!.post.Title).toBe('Mine');
});

test('Discard and Put back take each other’s place and keep the focus', async () => {
  saveDraft('me', toDraft(aPost(), { id: 'TheFirstOfTheDrafts1' }));
  render(<DraftList uid="me" />, { wrapper: MemoryRouter });
  const { discardTitle, putBackTitle } = words.drafts;
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  await press(discardTitle('A title'));
  expect(screen.getByRole('button', { name: putBackTitle('A title') })).toHaveFocus();
  expect(screen.queryByRole('link', { name: words.drafts.continueTitle('A title') })).toBeNull();
  await press(putBackTitle('A title'));
  expect(screen.getByRole('button', { name: discardTitle('A title') })).toHaveFocus();
  expect(screen.getByRole('link', { name: words.drafts.continueTitle('A title') })).toBeVisible();
});

test('a draft that is copied and closed elsewhere while the list is brought up to date stays', async () => {
  saveDraft(uid, toDraft(aPost(), { savedAt: 2, isAhead: true }));
  const draft = readDraft(uid, draftId())!;
  saveDraft(uid, { ...draft, id: 'b', savedAt: 1 });
  let release = (): void => undefined;
  const released = new Promise<LockManagerSnapshot>((resolve) => {
    release = () => resolve({});
  });
  const query = vi.fn(() => released);
  const request = (_name: string, _options: unknown, run: () => Promise<void>) => run();
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { query, request } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  render(<DraftList uid={uid} />, { wrapper: MemoryRouter });
  await vi.waitFor(() => expect(query).toHaveBeenCalled(), wait);
  await copyToCloud(uid, draft);
  saveDraft(uid, { ...draft, copied: 1, isAhead: false });
  release();
  // The other draft is the next.
  await vi.waitFor(() => expect(readDraft(uid, 'b')).toMatchObject({ copied: 1 }), wait);
  expect(readDraft(uid, draftId())).toMatchObject({ copied: 1 });
});

test('of more than 99 drafts in the cloud, the list has those saved last, and says that there are more', async () => {
  const save = (id: string, Title: string, time: number) =>
    seed(`users/${uid}/drafts/${id}`, {
      Draft: JSON.stringify(toDraft(aPost({ Title }))),
      Device: 'A phone',
      DateSaved: new Date(time),
      Revision: 1,
    });
  await save('a', 'The oldest', 1);
  for (let i = 0; i < 98; i++) await save(`b${i}`, 'Another', 2);
  await save('z', 'The newest', 3);
  render(<DraftList uid={uid} />, { wrapper: MemoryRouter });
  expect(await screen.findByText('The newest', {}, wait)).toBeVisible();
  expect(screen.getByText(words.drafts.more(99))).toBeVisible();
  expect(screen.queryByText('The oldest')).toBeNull();
  await remove(`users/${uid}/drafts/z`);
  expect(await screen.findByText('The oldest', {}, wait)).toBeVisible();
  expect(screen.queryByText(words.drafts.more(99))).toBeNull();
});

test('offline, the list says that other devices’ drafts are missing, and shows them when the connection is back', async () => {
  await saveElsewhere(toDraft(aPost({ Title: 'Elsewhere' })));
  // As the rest of the page does: an administrator is known as one when the connection is lost.
  await new Promise((done) => onTestFinished(onSnapshot(doc(db, 'users', uid), done)));
  await disableNetwork(db);
  onTestFinished(() => enableNetwork(db));
  render(<DraftList uid={uid} />, { wrapper: MemoryRouter });
  const missing = await screen.findByText(words.drafts.offline);
  expect(screen.getByRole('link', { name: words.drafts.newPost })).toBeVisible();
  await enableNetwork(db);
  expect(await screen.findByText('Elsewhere', {}, wait)).toBeVisible();
  expect(missing).not.toBeInTheDocument();
});
