import { loadEnv } from 'vite';
import { filledIn } from '../../src/settings';
import { authHost, firestoreHost } from '../emulators/hosts';
import { localProject } from '../emulators/localProject';
import { type Access, findAccess, requireAccess } from './access';
import { apis } from './apis';

/** How a command reaches Google's APIs for a project. */
export interface Google {
  project: string;
  /** The base URLs of both APIs. */
  firestore: string;
  identity: string;
  headers: Record<string, string>;
  /** The moment as of which reads of the database answer; without one, as of now. */
  readTime?: string;
}

/** Reaches a project, or with '' what belongs to none, as a visitor or with somebody's access. */
export const reach = (project: string, access?: Access): Google => ({
  project,
  firestore: apis.firestore,
  identity: apis.identity,
  headers: {
    ...(access && { Authorization: `Bearer ${access.token}` }),
    // The sign-in of a person needs it.
    ...(access && project && { 'x-goog-user-project': project }),
  },
});

/** Reaches the emulators as their owner: those of `npm start`, or those in the environment. */
export const emulators = (project = localProject()): Google => ({
  project,
  firestore: `http://${firestoreHost()}/v1`,
  identity: `http://${authHost()}/identitytoolkit.googleapis.com/v1`,
  headers: { Authorization: 'Bearer owner' },
});

/** Whose project is asked. */
export interface Owner {
  /** The folder of .env. */
  folder: string;
  /** Finds who is signed in. */
  findAccess: () => Promise<Access | undefined>;
}

/** Whoever runs a command. */
export const here: Owner = { folder: '.', findAccess };

/** Reaches the project in .env as a visitor, on the emulator if there is one in the environment. Throws if .env is not filled in. */
export function visitor({ folder }: Owner = here): Google {
  const emulator = process.env.FIRESTORE_EMULATOR_HOST;
  const project = filledIn(loadEnv('production', folder).VITE_FIREBASE_PROJECT_ID);
  if (!project) throw new Error('VITE_FIREBASE_PROJECT_ID is not filled in. Run: npm run setup');
  const google = reach(project);
  return emulator ? { ...google, firestore: `http://${emulator}/v1` } : google;
}

/** Reaches the project in .env as its owner, who is signed in on this computer. Throws if nobody is, or if .env is not filled in. */
export async function realProject(owner: Owner = here): Promise<Google> {
  const { project } = visitor(owner);
  // Never the emulator, which must not get the token.
  return reach(project, await requireAccess(owner.findAccess));
}

/** A call that Google refuses, with Google's message, and the reason and the API that is the cause if Google names them. */
export class Refusal extends Error {
  status = 0;
  reason?: string;
  service?: string;
}

interface Failure {
  error?: {
    message?: string;
    details?: { reason?: string; metadata?: { service?: string } }[];
  };
}

/** Calls an API with JSON and returns its answer. Throws a Refusal if Google refuses the call. */
export async function call<T>(
  { headers }: Google,
  method: 'GET' | 'POST' | 'PATCH',
  url: string,
  body?: object,
): Promise<T> {
  const answer = await fetch(url, {
    method,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  }).catch((cause: unknown) => {
    throw new Error(`${new URL(url).origin} does not answer.`, { cause });
  });
  const { status, ok } = answer;
  const json = (await answer.json().catch((cause: unknown) => {
    if (ok) throw new Error(`The answer of ${new URL(url).origin} broke off.`, { cause });
    return {};
  })) as T & Failure;
  if (ok) return json;
  const { message = `${url} answers with status ${status}.`, details = [] } = json.error ?? {};
  const { reason, metadata } = details.find((detail) => detail.reason) ?? {};
  throw Object.assign(new Refusal(message), { status, reason, service: metadata?.service });
}
