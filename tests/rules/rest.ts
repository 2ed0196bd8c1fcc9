import { aPost } from '../fixtures/posts';
import { edited, newBytes, picturePath, posted, versionOf } from './documents';
import type { Request } from './requests';

/** A document's full name for the body of a REST call. The harness fills in the database. */
export const nameOf = (at: string) => `{database}/documents/${at}`;

/** A value in the REST API's encoding; every list becomes an empty one. */
function encode(value: unknown): Record<string, unknown> {
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  return Array.isArray(value) ? { arrayValue: {} } : { booleanValue: value };
}

/** Fields in the REST API's encoding. */
export const encodeFields = (data: object) =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, encode(value)]));

/** Calls the REST API: POST if there is a body, otherwise GET. */
export const call = (path: string, body?: object): Request => ({
  name: `calls ${path}`,
  send: ({ callRest }) => callRest(path, body),
});

/** Makes writes in one commit. */
export const commit = (...writes: object[]) => call(':commit', { writes });

/** Writes these encoded fields of a document. */
export const write = (at: string, fields: object, more: object = {}) => ({
  update: { name: nameOf(at), fields },
  ...more,
});

/** Transforms fields of a document without writing others. */
export const transform = (at: string, ...fieldTransforms: object[]) => ({
  transform: { document: nameOf(at), fieldTransforms },
});

/** Adds 1 to a field. */
export const increment = (fieldPath: string) => ({ fieldPath, increment: encode(1) });

/** Sets fields to the server's time, as part of a write. */
export const serverTime = (...paths: string[]) => ({
  updateTransforms: paths.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
});

/** Limits a write to these fields. */
export const masked = (...fieldPaths: string[]) => ({ updateMask: { fieldPaths } });

/** Lets a write fail unless the document exists, or unless it is missing. */
export const exists = (exists: boolean) => ({ currentDocument: { exists } });

/** What the owner's other programs have stored: whole numbers as doubles, which the SDK never sends. */
const double = (doubleValue: number) => ({ doubleValue });
const editedFields = encodeFields(edited);
export const encoded: Record<string, object> = {
  'blogs/double': { ...editedFields, Revision: double(3) },
  'blogs/double-words': { ...editedFields, sections: { arrayValue: { values: [double(1)] } } },
  'deleted/gone-double': {
    ...encodeFields({ Title: 'A title', DateDeleted: posted }),
    Revision: double(3),
  },
  'users/admin/drafts/double': {
    ...encodeFields({ Draft: '{}', DateSaved: posted, Device: 'Firefox' }),
    Revision: double(2),
  },
};

/** The fields of a new post, without its date. */
export const fields = encodeFields(aPost());

/** Creates a post; valid unless its fields or the rest of the write are replaced. */
export const creation = (changes: object = {}, more: object = serverTime('DatePosted')) =>
  write('blogs/new', { ...fields, ...changes }, more);

/** Edits blogs/a; valid unless its fields or the rest of the write are replaced. */
export const edit = (changes: object = {}, more: object = serverTime('DateUpdated')) => {
  const valid = { ...fields, ...encodeFields({ DatePosted: posted, Revision: 1 }) };
  return write('blogs/a', { ...valid, ...changes }, more);
};

/** Adds the picture with newBytes; valid unless its fields are replaced. */
export const picture = (changes: object = {}) => {
  const data = { bytesValue: Buffer.from(newBytes).toString('base64') };
  const valid = { ...encodeFields({ type: 'image/webp', width: 1600, height: 1 }), data };
  return write(picturePath(newBytes), { ...valid, ...changes }, serverTime('DatePosted'));
};

/** Copies a stored post to its version. */
export const keep = (blog: string) => {
  const [at, stored] = versionOf(blog);
  return write(at, encodeFields(stored));
};
