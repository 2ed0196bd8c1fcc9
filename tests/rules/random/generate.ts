// Random people and requests, as plain data that fast-check can shrink and print.
import fc from 'fast-check';
import { actors } from '../actors';
import { posted } from '../documents';

/** A value or fields in the REST API's encoding. */
export type Value = Record<string, unknown>;
export type Fields = Record<string, Value>;

/** Who sends a request: the claims in the token, or none of a visitor. */
export interface Person {
  uid: string;
  claims?: Record<string, unknown>;
}

/** A write of one document. What `times` names becomes the server's time; a mask keeps the other fields. */
export type Write =
  | { path: string; kind: 'delete' }
  | { path: string; kind: 'set'; fields: Fields; times: string[]; mask?: string[] };

/** A request of one of the ways to read or write. Absent is what the request leaves out. */
export type Request =
  | { kind: 'get'; path: string }
  | { kind: 'page'; path: string; pageSize?: number }
  | {
      kind: 'query' | 'count';
      parent: string;
      collection: string;
      allDescendants: boolean;
      limit?: number;
      offset?: number;
    }
  | { kind: 'commit'; writes: Write[] };

const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined });
/** Usually one of the first values. */
const mostly = <T>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<T>, times = 4) =>
  fc.oneof({ weight: times, arbitrary: usual }, { weight: 1, arbitrary: odd });

const claims = fc.record(
  {
    email_verified: mostly<unknown>(fc.constant(true), fc.jsonValue({ maxDepth: 1 })),
    admin: fc.jsonValue({ maxDepth: 1 }),
    email: fc.constantFrom('admin@example.com', ''),
  },
  { requiredKeys: [] },
);
const uid = mostly(
  fc.constantFrom('admin', 'admin', 'reader'),
  fc.constantFrom(...Object.values(actors).map((one) => one.uid || 'nobody')),
);

/** Anyone: a visitor, or a user with a users document of any shape and with any claims. */
export const person: fc.Arbitrary<Person> = mostly<Person>(
  fc.record({
    uid,
    claims: mostly(fc.constant<Person['claims']>({ email_verified: true }), claims),
  }),
  fc.constant({ uid: '' }),
);

const odd = fc.constantFrom('none', 'é💥', '*', '{blog}', 'a.b', 'x'.repeat(200));
const id = mostly(fc.constantFrom('a', 'b', 'edited', 'new', '1', 'admin', 'reader'), odd);
const collection = fc.constantFrom(
  'blogs',
  'blogs',
  'sections',
  'users',
  'posts',
  'Blogs',
  'admins',
);
const section = id.map((one) => `blogs/a/sections/${one}`);
const anyPath = fc
  .array(fc.tuple(collection, id), { minLength: 1, maxLength: 3 })
  .map((parts) => parts.flat().join('/'));
const post = fc.constantFrom('blogs/new', 'blogs/a', 'blogs/b', 'blogs/edited', 'blogs/none');
const path = mostly(
  fc.oneof(
    post,
    section,
    uid.filter((one) => !/[/%]/.test(one)).map((one) => `users/${one}`),
  ),
  anyPath,
);

const text = fc.string({ maxLength: 5 }).map((stringValue): Value => ({ stringValue }));
const time = fc
  .constantFrom(posted, new Date('2026-02-01'), new Date('2100-01-01'))
  .map((date): Value => ({ timestampValue: date.toISOString() }));
const integer = fc
  .integer({ min: -1, max: 5 })
  .map((one): Value => ({ integerValue: String(one) }));
const listValue = fc
  .array(text, { maxLength: 2 })
  .map((values): Value => ({ arrayValue: { values } }));
const anyValue = fc.oneof(
  text,
  time,
  integer,
  listValue,
  fc.constantFrom<Value>({ nullValue: null }, { booleanValue: true }, { mapValue: {} }),
  fc.constantFrom(1, 4, 0.5).map((doubleValue): Value => ({ doubleValue })),
);

/** Fields of a valid post but for some that are missing, of any type, or too many. */
function fieldsWith(more: Record<string, fc.Arbitrary<Value>>): fc.Arbitrary<Fields> {
  const valid = fc.record({ Name: text, Title: text, Summary: text, sections: listValue, ...more });
  const names = [
    'Name',
    'Title',
    'Summary',
    'DatePosted',
    'sections',
    'DateUpdated',
    'Revision',
    'likes',
  ];
  const spoiled = fc
    .tuple(valid, fc.dictionary(fc.constantFrom(...names), maybe(anyValue), { maxKeys: 2 }))
    .map(([fields, changes]) =>
      Object.fromEntries(
        Object.entries({ ...fields, ...changes }).filter((one): one is [string, Value] => !!one[1]),
      ),
    );
  return fc.oneof(valid, spoiled, spoiled);
}

const creation = fc.record({
  path: mostly(fc.constant('blogs/new'), path),
  kind: fc.constant('set' as const),
  fields: fc.oneof(fieldsWith({}), fieldsWith({ DatePosted: time })),
  times: mostly(
    fc.constant<string[]>(['DatePosted']),
    fc.subarray<string>(['DatePosted', 'DateUpdated', 'Title', 'likes'], { maxLength: 2 }),
  ),
});
const datePosted = mostly(fc.constant<Value>({ timestampValue: posted.toISOString() }), time);
const next = fc.constantFrom<Value>({ integerValue: '1' }, { integerValue: '4' });
const float = fc.constantFrom<Value>({ doubleValue: 1 }, { doubleValue: 4 });
const editFields = {
  DatePosted: datePosted,
  Revision: mostly(next, fc.oneof(float, integer), 2),
};
const edit = fc.record({
  path: mostly(fc.constantFrom('blogs/a', 'blogs/edited'), path),
  kind: fc.constant('set' as const),
  fields: fc.oneof(fieldsWith(editFields), fieldsWith({ ...editFields, DateUpdated: time })),
  times: mostly(
    fc.constant<string[]>(['DateUpdated']),
    fc.subarray<string>(['DatePosted', 'DateUpdated', 'Title']),
  ),
  mask: maybe(fc.subarray(['Title', 'Revision', 'DatePosted', 'likes'])),
});
const flag = fc.record({
  path: uid.filter((one) => !/[/%]/.test(one)).map((one) => `users/${one}`),
  kind: fc.constant('set' as const),
  fields: fc.constant<Fields>({ admin: { booleanValue: true } }),
  times: fc.constant<string[]>([]),
});
const deletion = fc.record({ path, kind: fc.constant('delete' as const) });
const write = fc.oneof<fc.Arbitrary<Write>[]>(creation, edit, edit, flag, deletion);

const size = maybe(mostly(fc.constantFrom(0, 1, 20, 100, 101), fc.nat(1_000_000)));
const inCollection = mostly<[parent: string, collection: string]>(
  fc.constantFrom(['', 'blogs'], ['blogs/a', 'sections']),
  fc.tuple(
    fc.constantFrom('', 'blogs/a', 'users/admin', 'archive/2026', 'blogs/a/sections/1'),
    collection,
  ),
);

const commit = fc.record({
  kind: fc.constant('commit' as const),
  // Two writes of one document are judged together; tests/rules/deniedBatches.ts has those.
  writes: mostly(
    fc.uniqueArray(write, { selector: (one) => one.path, minLength: 1, maxLength: 1 }),
    fc.uniqueArray(write, { selector: (one) => one.path, minLength: 2, maxLength: 3 }),
  ),
});

/** Any request. */
export const request: fc.Arbitrary<Request> = fc.oneof(
  fc.record({ kind: fc.constant('get' as const), path }),
  fc.record({
    kind: fc.constant('page' as const),
    path: inCollection.map((parts) => parts.filter(Boolean).join('/')),
    pageSize: size,
  }),
  fc
    .tuple(
      fc.constantFrom('query' as const, 'count' as const),
      inCollection,
      mostly(fc.constant(false), fc.constant(true)),
      size,
      maybe(fc.constantFrom(0, 0, 1, 50_000)),
    )
    .map(([kind, [parent, name], allDescendants, limit, offset]) => ({
      kind,
      parent,
      collection: name,
      allDescendants,
      limit,
      offset,
    })),
  // Most of the rules are about writes.
  commit,
  commit,
  commit,
);
