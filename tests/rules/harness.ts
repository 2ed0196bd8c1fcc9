import { initializeTestEnvironment, type TokenOptions } from '@firebase/rules-unit-testing';
import { deleteApp, FirebaseError, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  setLogLevel,
  writeBatch,
  type Firestore,
} from 'firebase/firestore';
import { uploadRules } from '../../scripts/emulators/startEmulators';
import { people, person, type Who } from './actors';
import type { Client, Request } from './requests';
import { stored } from './documents';

// The SDK warns of every refusal, and refusals are what is tested here.
setLogLevel('error');

/** Who asks for what, and why it must be refused or allowed. */
export type Case = [who: Who, request: Request, why: string];

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** The token of the emulator, which nobody needs to sign. */
function tokenOf(who: Who): string | undefined {
  const { uid, token } = person(who);
  const claims = { sub: uid, user_id: uid, iat: 0, exp: 3600, ...token };
  return token && `${encode({ alg: 'none', type: 'JWT' })}.${encode(claims)}.`;
}

async function ask(url: string, token?: string, body?: object, method = body ? 'POST' : 'GET') {
  const headers: HeadersInit = token ? { Authorization: `Bearer ${token}` } : {};
  const answer = await fetch(url, { method, headers, body: body && JSON.stringify(body) });
  if (answer.ok) return (await answer.json()) as unknown;
  const text = await answer.text();
  const status = /"status":\s*"(\w+)"/.exec(text)?.[1] ?? `http ${answer.status}`;
  throw new FirebaseError(status.toLowerCase().replaceAll('_', '-'), text);
}

/** A project of its own on the emulator, with everyone in it, under rules that can be replaced. */
export async function openWorld(projectId: string, rules: string) {
  const env = await initializeTestEnvironment({ projectId, firestore: { rules } });
  const { host, port } = env.emulators.firestore!;
  const database = `projects/${projectId}/databases/(default)`;
  const documents = `http://${host}:${port}/v1/${database}/documents`;
  const app = initializeApp({ projectId }, projectId);
  const owner = getFirestore(app);
  connectFirestoreEmulator(owner, host, port, { mockUserToken: 'owner' });

  const inDatabase = (body?: object) =>
    body && (JSON.parse(JSON.stringify(body).replaceAll('{database}', database)) as object);
  const open = (who: Who): Client => {
    const { uid, token } = person(who);
    const context = token
      ? env.authenticatedContext(uid, token as TokenOptions)
      : env.unauthenticatedContext();
    return {
      db: context.firestore() as unknown as Firestore,
      call: (path, body) => ask(documents + path, tokenOf(who), inDatabase(body)),
    };
  };
  const clients = new Map<Who, Client>();
  const client = (who: Who) => {
    if (!clients.has(who)) clients.set(who, open(who));
    return clients.get(who)!;
  };

  let touched = true;
  /** Puts everything back to how it was, unless nothing has been allowed since. */
  const reset = async () => {
    if (!touched) return;
    await env.clearFirestore();
    const batch = writeBatch(owner);
    for (const [path, data] of Object.entries(stored)) batch.set(doc(owner, path), data);
    for (const who of Object.keys(people) as Who[]) {
      const { uid, user } = person(who);
      if (user) batch.set(doc(owner, 'users', uid), user);
    }
    await batch.commit();
    touched = false;
  };

  /** Everything that is stored, as the owner sees it. */
  const dump = () =>
    ask(`${documents}:runQuery`, 'owner', {
      structuredQuery: { from: [{ allDescendants: true }] },
    }).then((answers) => (answers as { document?: { name: string } }[]).map((one) => one.document));

  const replaceRules = (content: string) => uploadRules(`${host}:${port}`, projectId, content);

  /** Sends a request: `ok`, or the code of the refusal. */
  const outcome = async (who: Who, request: Request): Promise<string> => {
    try {
      await request.send(client(who));
      touched ||= !request.reads;
      return 'ok';
    } catch (error) {
      if (error instanceof FirebaseError) return error.code;
      throw error;
    }
  };

  const close = () => Promise.all([env.cleanup(), deleteApp(app)]);
  return { reset, dump, replaceRules, outcome, close };
}

/** What a project under rules offers. */
export type World = Awaited<ReturnType<typeof openWorld>>;
