// Random people and requests, as plain data that fast-check can shrink and print.
import fc from 'fast-check';
import { actors, type Actor } from '../actors';
import { posted } from '../documents';
import * as rest from '../rest';

/** A value or fields in the REST API's encoding. */
export type Value = Record<string, unknown>;
export type Fields = Record<string, Value | undefined>;

/** A write of one document, or its deletion if it has no fields. Fields in `times` get the server's time. */
export interface Write {
  path: string;
  fields?: Fields;
  times?: string[];
  /** Fields to write; the others stay as they are. */
  mask?: string[];
}

/** A request to read one document or a collection, or to write. */
export type Request =
  | { kind: 'get'; path: string }
  | {
      kind: 'list';
      parent: string;
      collection: string;
      allDescendants: boolean;
      limit?: number;
      offset?: number;
    }
  | { kind: 'commit'; writes: Write[] };

const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined });

/** Four times out of five one of the usual values. */
const mostly = <T>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: usual }, { weight: 1, arbitrary: odd });

const anyFlag = fc.jsonValue({ maxDepth: 1 });
const claims = fc.record(
  { email_verified: mostly<unknown>(fc.constant(true), anyFlag), admin: anyFlag },
  { requiredKeys: [] },
);

/** A visitor, or a user with a users document of any shape and with any claims. */
export const actor: fc.Arbitrary<Actor> = mostly<Actor>(
  fc.record({
    uid: mostly(
      fc.constantFrom('admin', 'admin', 'reader'),
      fc.constantFrom(...Object.values(actors).map(({ uid }) => uid || 'nobody')),
    ),
    token: mostly<Actor['token']>(fc.constant({ email_verified: true }), claims),
  }),
  fc.constant({ uid: '' }),
);

const collection = fc.constantFrom('blogs', 'blogs', 'sections', 'users', 'posts', 'Blogs');
const id = fc.constantFrom('a', 'new', '1', 'admin', 'reader', 'none', 'é💥', '*', '{blog}');
const post = fc.constantFrom('blogs/new', 'blogs/a', 'blogs/edited', 'blogs/none');
const path = mostly(
  fc.oneof(
    post,
    id.map((one) => `blogs/a/sections/${one}`),
    id.map((one) => `users/${one}`),
  ),
  fc
    .array(fc.tuple(collection, id), { minLength: 1, maxLength: 3 })
    .map((all) => all.flat().join('/')),
);

const text = fc.string({ maxLength: 5 }).map(rest.encode);
const time = fc
  .constantFrom(posted, new Date('2026-02-01'), new Date('2100-01-01'))
  .map(rest.encode);
const integer = fc.integer({ min: -1, max: 5 }).map(rest.encode);
const list = fc.constant(rest.encode([]));
const float = fc.constantFrom(1, 4, 0.5).map((doubleValue): Value => ({ doubleValue }));
const anyValue = fc.oneof(text, time, integer, list, float, fc.constant(rest.encode(true)));

const texts = ['Name', 'Title', 'Summary'];
const dates = ['DatePosted', 'DateUpdated'];
const anyName = fc.constantFrom(...texts, ...dates, 'sections', 'Revision', 'likes');

/** The fields of a post and some more; in two of three cases, some are missing, of any type, or too many. */
function fieldsWith(more: Record<string, fc.Arbitrary<Value>>): fc.Arbitrary<Fields> {
  const valid = fc.record({ Name: text, Title: text, Summary: text, sections: list, ...more });
  // JSON has no undefined, so a field with this value is missing in the request.
  const changes = fc.dictionary(anyName, maybe(anyValue), { maxKeys: 2 });
  const spoiled = fc.tuple(valid, changes).map(([post, change]) => ({ ...post, ...change }));
  return fc.oneof(valid, spoiled, spoiled);
}

const creation = fc.record({
  path: mostly(fc.constant('blogs/new'), path),
  fields: fc.oneof(fieldsWith({}), fieldsWith({ DatePosted: time })),
  times: mostly(fc.constant<string[]>(['DatePosted']), fc.subarray([...dates, 'Title', 'likes'])),
});
const editFields = {
  DatePosted: mostly(fc.constant(rest.encode(posted)), time),
  Revision: fc.oneof(fc.constantFrom(1, 4).map(rest.encode), integer, float),
};
const edit = fc.record({
  path: mostly(fc.constantFrom('blogs/a', 'blogs/edited'), path),
  fields: fc.oneof(fieldsWith(editFields), fieldsWith({ ...editFields, DateUpdated: time })),
  times: mostly(fc.constant<string[]>(['DateUpdated']), fc.subarray([...dates, 'Title'])),
  mask: maybe(fc.subarray(['Title', 'Revision', 'DatePosted', 'likes'])),
});
const flag = id.map((one) => ({ path: `users/${one}`, fields: { admin: rest.encode(true) } }));
const deletion = fc.record({ path });
const write = fc.oneof<fc.Arbitrary<Write>[]>(creation, edit, edit, flag, deletion);

// Rules see several writes of one document as one, so the paths differ.
const writes = fc.uniqueArray(write, { selector: (one) => one.path, minLength: 1, maxLength: 2 });
const limit = fc.oneof(fc.constantFrom(undefined, 0, 1, 100, 101), fc.nat(1_000_000));
const commit = fc.record({ kind: fc.constant('commit' as const), writes });

/** Any request; most write, as most rules are about writes. */
export const request: fc.Arbitrary<Request> = fc.oneof(
  fc.record({ kind: fc.constant('get' as const), path }),
  fc.record({
    kind: fc.constant('list' as const),
    parent: mostly(fc.constantFrom('', 'blogs/a'), fc.constantFrom('users/admin', 'archive/2026')),
    collection,
    allDescendants: mostly(fc.constant(false), fc.constant(true)),
    limit,
    offset: maybe(fc.constantFrom(0, 1, 50_000)),
  }),
  commit,
  commit,
  commit,
);
