import { aPost } from '../fixtures/posts';
import { posted } from './documents';
import { nameOf } from './requests';

const text = (value: string) => ({ stringValue: value });
// The values of a post in the REST API's encoding.
const encode = (value: unknown) => (typeof value === 'string' ? text(value) : { arrayValue: {} });

/** The fields of a post that its author writes, as the REST API takes them. */
export const fields = Object.fromEntries(
  Object.entries(aPost()).map(([name, value]) => [name, encode(value)]),
);

/** The integer 1. */
export const one = { integerValue: '1' };

/** Preconditions of a write. */
export const exists = { currentDocument: { exists: true } };
export const isNew = { currentDocument: { exists: false } };

/** Writes these fields of a document. */
export const write = (at: string, content: object, more: object = {}) => ({
  update: { name: nameOf(at), fields: content },
  ...more,
});

/** Transforms fields of a document without writing others. */
export const transform = (at: string, ...fieldTransforms: object[]) => ({
  transform: { document: nameOf(at), fieldTransforms },
});

/** Sets these fields to the server's time, as part of a write. */
export const serverTime = (...paths: string[]) => ({
  updateTransforms: paths.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
});

/** Limits a write to these fields. */
export const masked = (...fieldPaths: string[]) => ({ updateMask: { fieldPaths } });

/** The date of a new post. */
export const dated = serverTime('DatePosted');

/** Creates a post. */
export const create = (content: object, more: object = dated) => write('blogs/new', content, more);

/** A write that creates a valid post: allowed to an admin (allowed.ts), so that its changes are denied for themselves. */
export const valid = create(fields);

/** The fields of a valid edit of blogs/a but for the server's time. */
export const editFields = {
  ...fields,
  DatePosted: { timestampValue: posted.toISOString() },
  Revision: one,
};

/** The date of an edit. */
export const edited = serverTime('DateUpdated');

/** A write that edits blogs/a: allowed to an admin (allowedChanges.ts), so that its changes are denied for themselves. */
export const restEdit = (content: object = {}, more: object = edited) =>
  write('blogs/a', { ...editFields, ...content }, more);
