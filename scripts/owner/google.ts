import { GoogleAuth } from 'google-auth-library';
import { loadEnv } from 'vite';
import { filledIn } from '../../src/settings';
import { authHost, firestoreHost } from '../emulators/hosts';

/** Google's APIs as an owner's command reaches them: past the rules, in one project. */
export interface Google {
  project: string;
  /** The base URLs of both APIs. */
  firestore: string;
  identity: string;
  headers: Record<string, string>;
}

/** What the names of all documents in a project's database begin with. */
export const documentsOf = ({ project }: Google) =>
  `projects/${project}/databases/(default)/documents`;

const SCOPES = ['https://www.googleapis.com/auth/cloud-platform'];

/** The emulators of `npm start`, or those that the environment names. They take everybody for their owner. */
export function emulators(project = 'demo-portfolio'): Google {
  return {
    project,
    firestore: `http://${firestoreHost}/v1`,
    identity: `http://${authHost}/identitytoolkit.googleapis.com/v1`,
    headers: { Authorization: 'Bearer owner' },
  };
}

function projectOfEnv(): string {
  const project = filledIn(loadEnv('production', '.').VITE_FIREBASE_PROJECT_ID);
  if (!project) throw new Error('VITE_FIREBASE_PROJECT_ID is not filled in: see .env.example.');
  return project;
}

const apis = {
  firestore: 'https://firestore.googleapis.com/v1',
  identity: 'https://identitytoolkit.googleapis.com/v1',
};

/** The project of .env as its visitors reach it. Throws if .env is not filled in. */
export const visitor = (): Google => ({ project: projectOfEnv(), ...apis, headers: {} });

/** The project of .env, with the application-default credentials of this computer. Throws if either is missing. */
export async function realProject(): Promise<Google> {
  const project = projectOfEnv();
  // Credentials of the machine itself exist in Google's own cloud only, and looking for them takes seconds.
  process.env.METADATA_SERVER_DETECTION ??= 'none';
  const token = await new GoogleAuth({ scopes: SCOPES }).getAccessToken().catch(() => undefined);
  if (!token)
    throw new Error('There are no credentials. Run: gcloud auth application-default login');
  return {
    project,
    ...apis,
    // Google asks whom to charge when a person calls, not a service account.
    headers: { Authorization: `Bearer ${token}`, 'x-goog-user-project': project },
  };
}

/** What Google says when it refuses a call. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Calls an API with JSON and returns its answer. Throws a Refusal with what Google says if it refuses. */
export async function call<T>(
  { headers }: Google,
  method: 'GET' | 'POST' | 'PATCH',
  url: string,
  body?: object,
): Promise<T> {
  const init = { method, headers: { ...headers, 'Content-Type': 'application/json' } };
  const answer = await fetch(url, { ...init, body: body && JSON.stringify(body) }).catch(
    (cause: unknown) => {
      throw new Error(`${new URL(url).origin} does not answer.`, { cause });
    },
  );
  const json = (await answer.json().catch(() => ({}))) as T & { error?: { message?: string } };
  if (!answer.ok)
    throw new Refusal(
      answer.status,
      json.error?.message ?? `${url} answers with status ${answer.status}.`,
    );
  return json;
}

/** A document as Firestore's REST API writes it, its fields with their types. */
export interface Document {
  name: string;
  fields?: Record<string, unknown>;
}

/** The documents that a query of Firestore's REST API finds. Throws if Firestore refuses or fails. */
export async function runQuery(google: Google, structuredQuery: object): Promise<Document[]> {
  const url = `${google.firestore}/${documentsOf(google)}:runQuery`;
  const answers = await call<{ document?: Document }[]>(google, 'POST', url, { structuredQuery });
  return answers.flatMap(({ document }) => document ?? []);
}
