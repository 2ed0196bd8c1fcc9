import type { SampleAccount } from '../../src/auth/sampleAccounts';
import type { Post } from '../../src/blog/blog';
import { toFields } from './firestoreValue';

/** A sample post, as scripts/sample/posts.json holds it: its date is an ISO string. */
export interface SamplePost extends Post {
  id: string;
  DatePosted: string;
}

/** An emulator and the project in it. */
export interface Target {
  host: string;
  project: string;
}

async function post(url: string, body: unknown): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    // The emulators take this for an administrator, whom no rules bind.
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The sample data was refused (${answer.status}):\n${text}`);
  // batchCreate answers 200 even when it refused some of the accounts.
  const { error } = JSON.parse(text) as { error?: { message: string }[] };
  if (error?.length) throw new Error(`A sample account was refused: ${error[0]?.message}`);
}

/** Writes the sample posts and, for every account, its users document with the admin flag. */
export async function seedFirestore(
  { host, project }: Target,
  posts: SamplePost[],
  accounts: SampleAccount[],
): Promise<void> {
  const database = `projects/${project}/databases/(default)`;
  const write = (path: string, data: object) => ({
    update: { name: `${database}/documents/${path}`, fields: toFields(data) },
  });
  const writes = [
    ...posts.map(({ id, DatePosted, ...rest }) =>
      write(`blogs/${id}`, { ...rest, DatePosted: new Date(DatePosted) }),
    ),
    ...accounts.map(({ uid, role }) => write(`users/${uid}`, { admin: role === 'Admin' })),
  ];
  await post(`http://${host}/v1/${database}/documents:commit`, { writes });
}

/** Creates the sample accounts, so that signing in with Google's id of one gives its fixed uid. */
export async function seedAuth(
  { host, project }: Target,
  accounts: SampleAccount[],
): Promise<void> {
  const users = accounts.map(({ uid, sub, email, name, emailVerified }) => ({
    localId: uid,
    email,
    emailVerified,
    displayName: name,
    providerUserInfo: [{ providerId: 'google.com', rawId: sub, email, displayName: name }],
  }));
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:batchCreate`;
  await post(url, { users, allowOverwrite: true });
}
