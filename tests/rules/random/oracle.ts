// Decides what must be allowed, from the specification and SECURITY.md and without regard to firestore.rules.
import { actors } from '../actors';
import { documents } from '../documents';
import type { Fields, Person, Request, Value, Write } from './generate';

/** A value in the REST API's encoding. */
function encode(value: unknown): Value {
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  return { arrayValue: {} };
}

const stored = new Map(
  Object.entries(documents).map(([path, data]): [string, Fields] => [
    path,
    Object.fromEntries(Object.entries(data).map(([name, value]) => [name, encode(value)])),
  ]),
);
const flags = new Map(Object.values(actors).map(({ uid, user }) => [uid, user?.admin as unknown]));

/** Stands for the server's time in the document that a write leaves behind. */
const NOW: Value = { now: true };

const isAdmin = ({ uid, claims }: Person) =>
  claims?.email_verified === true && flags.get(uid) === true;

function after(write: Write & { kind: 'set' }, before: Fields = {}): Fields {
  const { fields, mask, times } = write;
  const left = mask ? { ...before } : {};
  for (const name of mask ?? Object.keys(fields)) {
    if (fields[name]) left[name] = fields[name];
    else delete left[name];
  }
  for (const name of times) left[name] = NOW;
  return left;
}

const own = ['Name', 'Title', 'Summary', 'DatePosted', 'sections'];

/** A post has exactly the fields of the entity: texts, a date and a list of sections. */
const isPost = (post: Fields, more: string[] = []) =>
  Object.keys(post).sort().join() === [...own, ...more].sort().join() &&
  ['Name', 'Title', 'Summary'].every((name) => post[name] && 'stringValue' in post[name]) &&
  'arrayValue' in post.sections!;

const revisionOf = ({ Revision }: Fields) => Number(Revision?.integerValue ?? NaN);

/** An edit keeps the date, adds the server's time, and is based on the version that is stored. */
const isEdit = (post: Fields, before: Fields) =>
  isPost(post, ['DateUpdated', 'Revision']) &&
  JSON.stringify(post.DatePosted) === JSON.stringify(before.DatePosted) &&
  post.DateUpdated === NOW &&
  revisionOf(post) === (before.Revision ? revisionOf(before) : 0) + 1;

/** Only administrators write, and only posts. */
function mayWrite(who: Person, write: Write): boolean {
  if (!/^blogs\/[^/]+$/.test(write.path) || !isAdmin(who)) return false;
  if (write.kind === 'delete') return true;
  const before = stored.get(write.path);
  const post = after(write, before);
  return before ? isEdit(post, before) : isPost(post) && post.DatePosted === NOW;
}

/** Anyone may list posts and their sections, at most 100 at a time and skipping none. */
const mayList = (path: string, limit = Infinity, offset = 0) =>
  /^blogs(\/[^/]+\/sections)?$/.test(path) && limit <= 100 && offset === 0;

/** Whether a person's request must be allowed. */
export function mayDo(who: Person, request: Request): boolean {
  switch (request.kind) {
    case 'get':
      // Posts and sections are public; users may read their own users document.
      return (
        /^blogs\/[^/]+(\/sections\/[^/]+)?$/.test(request.path) ||
        (!!who.claims && request.path === `users/${who.uid}`)
      );
    case 'page':
      // Without a size, the server chooses a small one.
      return mayList(request.path, request.pageSize || 1);
    case 'commit':
      return request.writes.every((write) => mayWrite(who, write));
    default: {
      const { parent, collection, allDescendants, limit, offset } = request;
      const path = parent ? `${parent}/${collection}` : collection;
      return !allDescendants && mayList(path, limit, offset);
    }
  }
}
