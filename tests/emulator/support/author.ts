import { onSnapshot } from 'firebase/firestore';
import { afterAll, beforeEach, onTestFinished } from 'vitest';
import { seed } from './environment';
import { signInAsSample, signOutOfAuth } from '../../../src/auth/authClient';
import { sampleAccounts } from '../../../src/auth/sampleAccounts';
import { auth } from '../../../src/firebase/auth';
import type { Draft } from '../../../src/drafts/drafts';
import { draftRef } from '../../../src/post/stored';

/** Nobody of the sample data. */
export const account = { ...sampleAccounts[0]!, sub: '2001', email: 'author@example.com' };
await signInAsSample(account);
afterAll(signOutOfAuth);

/** The id of an administrator, who is signed in during all tests of a file. */
export const { uid } = auth.currentUser!;

let tests = 0;
beforeEach(() => {
  tests++;
  return seed(`users/${uid}`, { admin: true });
});

/** The id of the running test's draft. What a form of another test still does concerns another draft. */
export const draftId = () => `draft-${tests}`;

/** A draft of the author, as it is first stored. */
export const toDraft = (post: Draft['post'], more: Partial<Draft> = {}): Draft => ({
  id: draftId(),
  post,
  basedOn: { kind: 'new' },
  savedAt: 1,
  isAhead: true,
  ...more,
});

/** Saves a copy of the draft in the cloud, from another device. */
export const saveElsewhere = (draft: object, Revision = 2) =>
  seed(`users/${uid}/drafts/${draftId()}`, {
    Draft: JSON.stringify(draft),
    Device: 'A phone',
    DateSaved: new Date(),
    Revision,
  });

/**
 * Has the SDK listen to the draft's copy before the form does. A listener that begins while a document changes may get the
 * old one last from the emulator.
 */
export const listenToCopy = () =>
  new Promise<void>((resolve) => {
    const stop = onSnapshot(draftRef(uid, draftId()), { includeMetadataChanges: true }, (found) => {
      if (!found.metadata.fromCache) resolve();
    });
    onTestFinished(stop);
  });
