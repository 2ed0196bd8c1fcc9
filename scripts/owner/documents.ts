// Firestore's documents by REST, as the owner or a visitor.
import { call, type Google, Refusal } from './google';

/** A document in the format of Firestore's REST API. */
export interface Document {
  name: string;
  fields?: Record<string, unknown>;
  createTime: string;
}

/** A query in the format of Firestore's REST API. */
export interface Query {
  from: { collectionId: string; allDescendants?: boolean }[];
  limit?: number;
  [more: string]: unknown;
}

// The most documents that firestore.rules let a visitor's request read.
const BATCH_SIZE = 100;

/** Returns the path of a project's documents. */
export const documentsPath = ({ project }: Google) =>
  `projects/${project}/databases/(default)/documents`;

/** Calls a method of all documents that only reads. Throws if Firestore refuses or fails. */
async function read<T>(google: Google, method: string, body: object): Promise<T> {
  const url = `${google.firestore}/${documentsPath(google)}:${method}`;
  try {
    return await call<T>(google, 'POST', url, { ...body, readTime: google.readTime });
  } catch (cause) {
    if (!(cause instanceof Refusal && cause.message.includes('too old'))) throw cause;
    const sentence =
      'This took more than an hour, and Firestore reads no moment that is longer ago. ' +
      'Run it again on a faster connection.';
    throw new Error(sentence, { cause });
  }
}

interface QueryAnswer {
  document?: Document;
  readTime?: string;
}

const ask = (google: Google, structuredQuery: object) =>
  read<QueryAnswer[]>(google, 'runQuery', { structuredQuery });

/** Runs a query and returns its documents. Throws if Firestore refuses or fails. */
export const runQuery = async (google: Google, structuredQuery: object): Promise<Document[]> =>
  (await ask(google, structuredQuery)).flatMap(({ document }) => document ?? []);

/** Yields all documents that a query without a limit finds, ordered by path, or first by the field of its filter. A limit is that of each request. */
export async function* readAll(
  google: Google,
  query: Query,
  field?: string,
): AsyncGenerator<Document> {
  const { limit = BATCH_SIZE } = query;
  const toValues = ({ name, fields }: Document) => [
    ...(field ? [fields![field]] : []),
    { referenceValue: name },
  ];
  let last: Document | undefined;
  do {
    const batch = await runQuery(google, {
      ...query,
      orderBy: [...(field ? [field] : []), '__name__'].map((fieldPath) => ({
        field: { fieldPath },
      })),
      limit,
      startAt: last && { values: toValues(last), before: false },
    });
    yield* batch;
    last = batch.length === limit ? batch.at(-1) : undefined;
  } while (last);
}

/** A query for the posts that were scheduled and are due at a time of the database, which visitors may read. */
export const dueAt = (timestampValue: string): Query => ({
  from: [{ collectionId: 'scheduled' }],
  where: {
    fieldFilter: {
      field: { fieldPath: 'DatePosted' },
      op: 'LESS_THAN_OR_EQUAL',
      value: { timestampValue },
    },
  },
});

/** Reads documents by their paths and returns those that exist. Throws if Firestore refuses or fails. */
export async function batchGet(google: Google, paths: string[]): Promise<Document[]> {
  const documents = paths.map((path) => `${documentsPath(google)}/${path}`);
  const answers = await read<{ found?: Document }[]>(google, 'batchGet', { documents });
  return answers.flatMap(({ found }) => found ?? []);
}

/** Makes writes, each for itself. Throws if Firestore refuses one. */
export async function batchWrite(google: Google, writes: object[]): Promise<void> {
  type Answer = { status: { code?: number; message?: string }[] };
  const url = `${google.firestore}/${documentsPath(google)}:batchWrite`;
  const { status } = await call<Answer>(google, 'POST', url, { writes });
  const refused = status.find(({ code }) => code);
  if (refused) throw new Error(`Firestore refused a write: ${refused.message}`);
}

const NEXT_TO_NOTHING = {
  from: [{ collectionId: 'blogs' }],
  select: { fields: [{ fieldPath: '__name__' }] },
  limit: 1,
};

/** The same access, whose reads all show the database as it is now, by the server's clock. */
export async function atOneMoment(google: Google): Promise<Google & { readTime: string }> {
  const [answer] = await ask(google, NEXT_TO_NOTHING);
  return { ...google, readTime: answer!.readTime! };
}

/** As atOneMoment(). If Firestore doesn't let visitors read the past, it says so and returns the access as it was. */
export async function atOneMomentIfAllowed(google: Google): Promise<Google> {
  const then = await atOneMoment(google);
  try {
    await ask(then, NEXT_TO_NOTHING);
    return then;
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
    console.warn(
      '! Firestore doesn’t let visitors read all posts as of one moment. ' +
        'A post that changes meanwhile may be missing, or lack pictures.',
    );
    return google;
  }
}
