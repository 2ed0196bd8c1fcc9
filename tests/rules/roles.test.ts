import { doc, setDoc } from 'firebase/firestore';
import { afterAll, expect, test } from 'vitest';
import { isAdmin } from '../../src/auth/roles';
import { openProject } from '../fixtures/emulator/emulatorProject';
import { post } from './documents';

const { close, openClient, seed } = await openProject('demo-roles');
afterAll(close);

const values = [true, false, null, 'true', undefined];
const toFields = (name: string, value: unknown) => (value === undefined ? {} : { [name]: value });
const toToken = (verified: unknown) => toFields('email_verified', verified);
const toDocument = (flag: unknown) => toFields('admin', flag);

/** Users by what their token says of the e-mail, and by their document. */
const users = [
  ...values.map((verified) => [toToken(verified), toDocument(true)] as const),
  ...values.slice(1).map((flag) => [toToken(true), toDocument(flag)] as const),
  [toToken(true), undefined] as const,
  [toToken(false), undefined] as const,
];

test.each(users)(
  'the rules, the site and its commands agree on whether %j with the document %j is an administrator',
  async (token, stored) => {
    const uid = crypto.randomUUID();
    if (stored) await seed(`users/${uid}`, stored);
    const written = setDoc(doc(openClient(uid, token), 'blogs', uid), post());
    const code = await written.then(
      () => 'ok',
      (cause: { code: string }) => cause.code,
    );
    // The Auth SDK passes on what the token says.
    const isWriter = isAdmin({ emailVerified: token.email_verified }, stored);
    expect(code).toBe(isWriter ? 'ok' : 'permission-denied');
  },
);
