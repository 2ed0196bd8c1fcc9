import { render, screen, within, waitFor } from '@testing-library/react';
import { doc, getDoc, Timestamp } from 'firebase/firestore/lite';
import { beforeEach, expect, test, vi } from 'vitest';
import { toDraft, uid } from './support/author';
import { owner, seed, wait } from './support/environment';
import { publish } from './support/publishing';
import { formatTime } from '../../src/base/language/formatTime';
import type { Draft } from '../../src/drafts/drafts';
import { readPublished, toBasis } from '../../src/post/stored';
import { tellEditing } from '../../src/presence/editors';
import { Presence } from '../../src/presence/Presence';
import { aPost } from '../fixtures/posts';
import words from '../../src/words/en';

const { presence } = words;
const user = { uid, displayName: 'Sample Admin', photoURL: null, emailVerified: true };
// A post for each test, as the SDK remembers for a moment what another one has told of it.
let address: string;
let count = 0;
beforeEach(() => {
  address = `post-${++count}`;
});
/** What the author has told. */
const readOwn = async () => (await getDoc(doc(owner, `blogs/${address}/editors/${uid}`))).data();
// After the post was published.
const soon = () => new Date(Date.now() + 60_000);
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const tell = (id: string, Name: string, DateSaved: Date, Since = DateSaved) =>
  seed(`blogs/${address}/editors/${id}`, { Name, Since, DateSaved });

/** Publishes a post, and shows who else is writing to the author of a correction. */
async function open(changes: Partial<Draft> = {}) {
  await publish(aPost(), { address });
  const published = await readPublished(address);
  const draft = toDraft(aPost(), { address, basedOn: toBasis(published), ...changes });
  const show = (more: Partial<Draft> = {}) => (
    <Presence user={user} isAdmin draft={{ ...draft, ...more }} published={published} />
  );
  const { rerender } = render(show());
  return (more: Partial<Draft>) => rerender(show(more));
}

test('whoever opens a post learns which other administrators have changed their drafts within minutes, and since when they are at it', async () => {
  const since = minutesAgo(20);
  await tell('b', 'Ben', soon(), since);
  await tell('c', '', soon(), since);
  await tell('d', 'Dana', minutesAgo(6));
  // The post was published after that.
  await tell('e', 'Eve', minutesAgo(1));
  await tell(uid, 'Sample Admin', new Date());
  await open();
  const time = formatTime(since.getTime());
  expect(await screen.findByText(presence.editing('Ben', time), {}, wait)).toBeVisible();
  expect(screen.getByText(presence.editing(presence.someone, time))).toBeVisible();
  expect(within(screen.getByRole('status')).getAllByRole('paragraph')).toHaveLength(2);
  await tell('f', 'Finn', soon(), since);
  expect(await screen.findByText(presence.editing('Finn', time), {}, wait)).toBeVisible();
});

test('an author who changes a published post tells so, without the words, and not again with each key', async () => {
  const change = await open();
  expect(await readOwn()).toBeUndefined();
  change({ isAhead: true, savedAt: Date.now() });
  await vi.waitFor(async () => expect(await readOwn()).toBeDefined(), wait);
  const told = (await readOwn())!;
  expect(Object.keys(told).sort()).toEqual(['DateSaved', 'Name', 'Since']);
  expect(told).toMatchObject({ Name: 'Sample Admin', Since: told.DateSaved as Timestamp });
  change({ isAhead: true, savedAt: Date.now() + 1 });
  expect(await readOwn()).toEqual(told);
});

test('an author who goes on within minutes is at it since the beginning', async () => {
  const since = minutesAgo(30);
  await tell(uid, 'Sample Admin', minutesAgo(1), since);
  await tell('b', 'Ben', soon());
  const change = await open();
  expect(await screen.findByText(/Ben/, {}, wait)).toBeVisible();
  const before = (await readOwn())!.DateSaved as Timestamp;
  change({ isAhead: true, savedAt: Date.now() });
  await vi.waitFor(async () => expect((await readOwn())!.DateSaved).not.toEqual(before), wait);
  expect(await readOwn()).toMatchObject({ Since: Timestamp.fromDate(since) });
});

test('the author learns of changes on another device, for minutes; a draft of a new post is told to nobody', async () => {
  const savedAt = Date.now() - 1000;
  const elsewhere = { browser: 'another', device: 'Safari on iPhone', savedAt };
  const change = await open({ ...elsewhere, basedOn: { kind: 'new' } });
  const line = presence.elsewhere('Safari on iPhone', formatTime(savedAt));
  expect(screen.getByText(line)).toBeVisible();
  change({ savedAt: minutesAgo(6).getTime() });
  await waitFor(() => expect(screen.queryByText(/Safari/)).toBeNull());
  change({ browser: undefined, isAhead: true, savedAt: Date.now() });
  expect(await readOwn()).toBeUndefined();
});

test('of a longer name than the rules allow, 100 characters are told', async () => {
  await publish(aPost(), { address });
  await tellEditing(address, { uid, name: 'x'.repeat(101) });
  expect(await readOwn()).toMatchObject({ Name: 'x'.repeat(100) });
});
