// Random actors and requests, as plain data that fast-check can shrink and print.
import fc from 'fast-check';
import { actors, type Actor } from '../actors';
import {
  closedPaths,
  deletion,
  documents,
  draft,
  edit as changed,
  newBytes,
  picture,
  picturePath,
  posted,
  storedBytes,
  versionOf,
} from '../documents';
import { encode, encodeFields } from '../rest';
import type { Fields, Request, Value, Write } from './request';

const { constant, constantFrom, oneof, record, subarray } = fc;

const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined });

/** Four times out of five a usual value. */
const mostly = <T>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<T>) =>
  oneof({ weight: 4, arbitrary: usual }, { weight: 1, arbitrary: odd });

const anyFlag = fc.jsonValue({ maxDepth: 1 });
const uids = Object.values(actors).map(({ uid }) => uid || 'nobody');

/** A visitor, or a user with a users document of any shape and with any claims. */
export const actor: fc.Arbitrary<Actor> = mostly<Actor>(
  record({
    uid: mostly(constantFrom('admin', 'admin', 'reader'), constantFrom(...uids)),
    token: record({ email_verified: mostly<unknown>(constant(true), anyFlag), admin: anyFlag }),
  }),
  constant({ uid: '' }),
);

const id = constantFrom('a', 'new', '1', 'admin', 'reader', 'none', 'é💥', '*', '{blog}');
const userPath = id.map((one) => `users/${one}`);
const postPath = constantFrom('blogs/new', 'blogs/a', 'blogs/edited', 'blogs/none', 'blogs/gone');
const versionPath = constantFrom(
  'blogs/b/versions/0',
  'blogs/gone/versions/3',
  'blogs/a/versions/1',
);
const deletionPath = constantFrom('deleted/b', 'deleted/gone', 'deleted/erased', 'deleted/none');
const draftPath = constantFrom(
  'users/admin/drafts/1',
  'users/admin/drafts/2',
  'users/reader/drafts/1',
);
const storedPicture = picturePath(storedBytes);
const newPicture = picturePath(newBytes);
const sectionPath = id.map((one) => `blogs/a/sections/${one}`);
const path = oneof(
  ...[postPath, versionPath, deletionPath, draftPath, userPath, sectionPath],
  constantFrom(...closedPaths, storedPicture, newPicture),
);

const text = mostly(fc.string({ maxLength: 5 }), constant('x'.repeat(36))).map(encode);
const time = constantFrom(posted, new Date('2026-02-01'), new Date('2100-01-01')).map(encode);
const integer = fc.integer({ min: -1, max: 5 }).map(encode);
const nine = { arrayValue: { values: Array<Value>(9).fill({ stringValue: 'x' }) } };
const list = mostly<Value>(constant(encode([])), constant(nine));
const float = constantFrom(1, 4, 0.5).map((doubleValue): Value => ({ doubleValue }));
const anyValue = oneof(text, time, integer, list, float, constant(encode(true)));

const written = [changed({ Language: '', Tags: [] }), deletion(), draft(), picture()];
const names = [...new Set(written.flatMap(Object.keys)), 'x'];
/** These fields; two times out of three, up to two of all fields have another value or none. */
function fieldsOf(fields: Record<string, fc.Arbitrary<Value>>): fc.Arbitrary<Fields> {
  const valid = record(fields);
  const changes = fc.dictionary(constantFrom(...names), maybe(anyValue), { maxKeys: 2 });
  const spoiled = fc.tuple(valid, changes).map(([all, change]) => ({ ...all, ...change }));
  return oneof(valid, spoiled, spoiled);
}

const postTexts = { Name: text, Title: text, Summary: text, sections: list };
const creation = record({
  path: mostly(constant('blogs/new'), path),
  fields: fieldsOf({ ...postTexts, DatePosted: time }),
  times: mostly(constant<string[]>(['DatePosted']), subarray(['DatePosted', 'DateUpdated'])),
});
const edit = record({
  path: mostly(constantFrom('blogs/a', 'blogs/edited'), path),
  fields: fieldsOf({
    ...postTexts,
    DatePosted: mostly(constant(encode(posted)), time),
    DateUpdated: time,
    Revision: oneof(constantFrom(1, 4).map(encode), integer, float),
  }),
  times: mostly(constant<string[]>(['DateUpdated']), subarray(['DatePosted', 'DateUpdated'])),
  mask: maybe(subarray(['Title', 'DatePosted', 'DateUpdated', 'Revision', 'x'])),
});
const flag = userPath.map((path) => ({ path, fields: { admin: encode(true) } }));
const saved = record({
  path: mostly(draftPath, path),
  fields: fieldsOf({
    Draft: text,
    Device: text,
    Revision: oneof(constantFrom(1, 3).map(encode), float),
  }),
  times: mostly(constant<string[]>(['DateSaved']), constant<string[]>([])),
});

const toValue = (bytes: Uint8Array): Value => ({
  bytesValue: Buffer.from(bytes).toString('base64'),
});
const pixels = constantFrom(1, 1, 1600, 1600, 0, 1601).map(encode);
const addedPicture = record({
  path: mostly(constant(newPicture), path),
  fields: fieldsOf({
    type: mostly(constantFrom('image/webp', 'image/jpeg'), constant('image/png')).map(encode),
    data: mostly(constant(newBytes), constant(storedBytes)).map(toValue),
    width: pixels,
    height: pixels,
  }),
  times: mostly(constant<string[]>(['DatePosted']), constant<string[]>([])),
});

/** The writes of one commit that edits, deletes, restores or erases a post. */
const history = constantFrom('a', 'b', 'edited', 'text', 'late', 'gone', 'erased', 'none').chain(
  (id) => {
    const stored = documents[`blogs/${id}`] ?? documents[`blogs/${id}/versions/3`];
    const [version, copy] = versionOf(id, stored ?? {});
    const revision = Number(version.split('/').at(-1));
    const keep = record({
      path: mostly(constant(version), constant(`blogs/${id}/versions/9`)),
      fields: mostly(constant(encodeFields(copy)), fieldsOf({ ...postTexts, DatePosted: time })),
    });
    const change = edit.map(({ fields, ...more }): Write => ({
      ...more,
      path: `blogs/${id}`,
      fields: { ...fields, Revision: encode(revision + 1) },
    }));
    const remove = constant<Write>({ path: `blogs/${id}` });
    const note = record({
      path: constant(`deleted/${id}`),
      fields: fieldsOf({ Title: text, Revision: mostly(constant(encode(revision)), integer) }),
      times: mostly(constant<string[]>(['DateDeleted']), constant<string[]>([])),
    });
    const forget = constant<Write>({ path: `deleted/${id}` });
    const erase = constant<Write>({ path: version });
    return oneof<fc.Arbitrary<Write[]>[]>(
      fc.tuple(keep, change),
      fc.tuple(keep, remove, note),
      fc.tuple(change, forget),
      fc.tuple(change, forget, erase),
      fc.tuple(forget, erase),
    );
  },
);
const write = oneof<fc.Arbitrary<Write>[]>(
  creation,
  edit,
  edit,
  flag,
  saved,
  addedPicture,
  record({ path }),
);

// Rules see several writes of one document as one, so the paths differ.
const unrelated = fc.uniqueArray(write, {
  selector: (one) => one.path,
  minLength: 1,
  maxLength: 2,
});
const some = history.chain((all) => fc.subarray(all, { minLength: 1 }));
const writes = oneof(unrelated, history, history, some);
const commit = record({ kind: constant('commit' as const), writes });
const collections = [
  'blogs',
  'blogs/a/sections',
  'users',
  'posts',
  'archive/2026/blogs',
  'blogs/gone/versions',
  'deleted',
  'users/admin/drafts',
  'pictures',
];

/** Any request; most write, as most rules are about writes. */
export const request: fc.Arbitrary<Request> = oneof(
  record({ kind: constant('get' as const), path }),
  record({
    kind: constant('list' as const),
    path: constantFrom(...collections),
    limit: oneof(constantFrom(undefined, 0, 1, 100, 101), fc.nat(1_000_000)),
    offset: maybe(constantFrom(0, 1, 50_000)),
  }),
  commit,
  commit,
  commit,
);
