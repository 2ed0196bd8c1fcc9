import { FirebaseError } from 'firebase/app';
import type { Firestore } from 'firebase/firestore';
import { doc, writeBatch } from 'firebase/firestore/lite';
import { uploadRules } from '../../scripts/emulators/startEmulators';
import { openProject } from '../fixtures/emulator/emulatorProject';
import { actors, type Actor, type ActorName } from './actors';
import { documents } from './documents';
import type { Client, Request } from './requests';
import { encoded, write } from './rest';

/** Who sends which request, and why it must be allowed or denied. */
export type Case = [actor: ActorName, request: Request, reason: string];

/** A request, and why it must be allowed or denied. */
export type Sent = [request: Request, reason: string];

/** The cases of one actor. */
export const casesOf = (actor: ActorName, requests: Sent[]) =>
  requests.map(([request, reason]): Case => [actor, request, reason]);

const encodePart = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** The ID token of an actor, unsigned as the emulator accepts it; none for a visitor. */
function idToken({ uid, token }: Actor): string | undefined {
  const claims = { sub: uid, user_id: uid, iat: 0, exp: 3600, ...token };
  return token && `${encodePart({ alg: 'none', type: 'JWT' })}.${encodePart(claims)}.`;
}

/** Calls the REST API. Throws the same errors as the SDK. */
async function callRest(url: string, token?: string, body?: string): Promise<unknown> {
  const headers: HeadersInit = token ? { Authorization: `Bearer ${token}` } : {};
  const answer = await fetch(url, { method: body ? 'POST' : 'GET', headers, body });
  if (answer.ok) return answer.json();
  const text = await answer.text();
  const status = /"status":\s*"(\w+)"/.exec(text)?.[1] ?? `http ${answer.status}`;
  throw new FirebaseError(status.toLowerCase().replaceAll('_', '-'), text);
}

/** Opens a project of its own on the emulator, with every actor and document in it after `reset`. */
export async function openHarness(projectId: string) {
  const project = await openProject(projectId);
  const { host, owner } = project;
  const database = `projects/${projectId}/databases/(default)`;
  const url = `http://${host}/v1/${database}/documents`;
  const toBody = (body: object) => JSON.stringify(body).replaceAll('{database}', database);
  const dbs = new Map<Actor, Firestore>();
  let changed = true;

  /** Restores all documents, unless nothing has changed since. */
  const reset = async () => {
    if (!changed) return;
    await project.clear();
    const batch = writeBatch(owner);
    for (const [path, data] of Object.entries(documents)) batch.set(doc(owner, path), data);
    for (const { uid, user } of Object.values(actors))
      if (user) batch.set(doc(owner, 'users', uid), user);
    await batch.commit();
    const writes = Object.entries(encoded).map(([path, fields]) => write(path, fields));
    await callRest(`${url}:commit`, 'owner', toBody({ writes }));
    changed = false;
  };

  /** Sends a request. Returns `ok`, or the error code of the refusal. */
  const attempt = async (name: ActorName, { send, hasSteps }: Request): Promise<string> => {
    const actor = actors[name];
    const openDb = () => {
      const db = dbs.get(actor) ?? project.openClient(actor.uid, actor.token);
      dbs.set(actor, db);
      return db;
    };
    const call: Client['callRest'] = (path, body) =>
      callRest(url + path, idToken(actor), body && toBody(body));
    try {
      changed ||= hasSteps === true;
      await send({ openDb, callRest: call });
      changed = true;
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
  return { reset, attempt, readAll, replaceRules, close: project.close };
}

/** An open project to send requests to. */
export type Harness = Awaited<ReturnType<typeof openHarness>>;
