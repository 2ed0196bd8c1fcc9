import { FirebaseError } from 'firebase/app';
import { doc, writeBatch, type DocumentData } from 'firebase/firestore/lite';
import { uploadRules } from '../../scripts/emulators/startEmulators';
import { actors, type ActorName } from './actors';
import { documents } from './documents';
import { openProject } from '../fixtures/emulatorProject';
import type { Client, Request } from './requests';

/** Who sends which request, and the reason why it must be allowed or denied. */
export type Case = [actor: ActorName, request: Request, reason: string];

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** The ID token of a user with these claims; none for a visitor. The emulator accepts it unsigned. */
export function idToken(uid: string, token?: Record<string, unknown>): string | undefined {
  const claims = { sub: uid, user_id: uid, iat: 0, exp: 3600, ...token };
  return token && `${encode({ alg: 'none', type: 'JWT' })}.${encode(claims)}.`;
}

/** Calls the REST API. Throws the same errors as the SDK. */
export async function callRest(url: string, token?: string, body?: string): Promise<unknown> {
  const headers: HeadersInit = token ? { Authorization: `Bearer ${token}` } : {};
  const answer = await fetch(url, { method: body ? 'POST' : 'GET', headers, body });
  if (answer.ok) return answer.json();
  const text = await answer.text();
  const status = /"status":\s*"(\w+)"/.exec(text)?.[1] ?? `http ${answer.status}`;
  throw new FirebaseError(status.toLowerCase().replaceAll('_', '-'), text);
}

/** A project of its own on the emulator with every actor and document in it. */
export async function openHarness(projectId: string, rules?: string) {
  const project = await openProject(projectId, rules);
  const { host, owner } = project;
  const database = `projects/${projectId}/databases/(default)`;
  const url = `http://${host}/v1/${database}/documents`;

  const clientOf = (name: ActorName): Client => ({
    db: project.openClient(actors[name].uid, actors[name].token),
    rest: (path, body) =>
      callRest(
        url + path,
        idToken(actors[name].uid, actors[name].token),
        body && JSON.stringify(body).replaceAll('{database}', database),
      ),
  });
  const clients = new Map<ActorName, Client>();

  let changed = true;
  /** Says that a request past `attempt` has changed documents. */
  const markChanged = () => (changed = true);
  /** Restores all documents, unless nothing has changed since. */
  const reset = async () => {
    if (!changed) return;
    await project.clear();
    const batch = writeBatch(owner);
    for (const [path, data] of Object.entries(documents)) batch.set(doc(owner, path), data);
    for (const { uid, user } of Object.values(actors))
      if (user) batch.set(doc(owner, 'users', uid), user);
    await batch.commit();
    changed = false;
  };

  /** Stores a document past the rules. */
  const seed = (path: string, data: DocumentData) => {
    changed = true;
    return project.seed(path, data);
  };

  /** Sends a request: `ok`, or the error code of the refusal. */
  const attempt = async (name: ActorName, request: Request): Promise<string> => {
    const client = clients.get(name) ?? clientOf(name);
    clients.set(name, client);
    try {
      await request.send(client);
      changed ||= !request.readOnly;
      return 'ok';
    } catch (error) {
      if (error instanceof FirebaseError) return error.code;
      throw error;
    }
  };

  /** Every document in the database, by REST since no query of the SDK spans all collections. */
  const readAll = async () => {
    const query = { structuredQuery: { from: [{ allDescendants: true }] } };
    const answers = await callRest(`${url}:runQuery`, 'owner', JSON.stringify(query));
    return (answers as { document?: object }[]).map(({ document }) => document);
  };

  const replaceRules = (content: string) => uploadRules(host, projectId, content);
  return {
    url,
    database,
    owner,
    reset,
    markChanged,
    seed,
    attempt,
    readAll,
    replaceRules,
    close: project.close,
  };
}

/** An open project to send requests to. */
export type Harness = Awaited<ReturnType<typeof openHarness>>;
