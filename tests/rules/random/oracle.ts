// Decides which requests must be allowed, from the specification and SECURITY.md and without regard to firestore.rules.
import { actors, type Actor } from '../actors';
import { documents } from '../documents';
import * as rest from '../rest';
import type { Fields, Request, Value, Write } from './generate';

const flags = new Map(Object.values(actors).map(({ uid, user }) => [uid, user?.admin as unknown]));

/** Stands for the server's time in the document that a write leaves behind. */
const NOW: Value = { now: true };

const isAdmin = ({ uid, token }: Actor) =>
  token?.email_verified === true && flags.get(uid) === true;

/** The fields that a document has after a write. */
function apply({ fields = {}, mask, times = [] }: Write, before: Fields): Fields {
  const result = mask ? { ...before } : {};
  for (const name of mask ?? Object.keys(fields)) {
    if (fields[name]) result[name] = fields[name];
    else delete result[name];
  }
  for (const name of times) result[name] = NOW;
  return result;
}

const texts = ['Name', 'Title', 'Summary'];

/** A post has exactly the fields of the entity: texts, a date and a list of sections. */
const isPost = (post: Fields, more: string[] = []) =>
  Object.keys(post).sort().join() === [...texts, 'DatePosted', 'sections', ...more].sort().join() &&
  texts.every((name) => post[name] && 'stringValue' in post[name]) &&
  'arrayValue' in post.sections!;

const revisionOf = ({ Revision }: Fields) => Number(Revision?.integerValue ?? NaN);

/** An edit keeps the date, adds the server's time, and is based on the version that is stored. */
const isEdit = (post: Fields, before: Fields) =>
  isPost(post, ['DateUpdated', 'Revision']) &&
  JSON.stringify(post.DatePosted) === JSON.stringify(before.DatePosted) &&
  post.DateUpdated === NOW &&
  revisionOf(post) === (before.Revision ? revisionOf(before) : 0) + 1;

/** Only administrators write, and only posts. */
function mayWrite(who: Actor, write: Write): boolean {
  if (!/^blogs\/[^/]+$/.test(write.path) || !isAdmin(who)) return false;
  if (!write.fields) return true;
  const stored = documents[write.path];
  if (stored) return isEdit(apply(write, rest.encodeFields(stored)), rest.encodeFields(stored));
  const post = apply(write, {});
  return isPost(post) && post.DatePosted === NOW;
}

/** Whether an actor's request must be allowed. */
export function mayDo(who: Actor, request: Request): boolean {
  if (request.kind === 'commit') return request.writes.every((write) => mayWrite(who, write));
  if (request.kind === 'get') {
    // Posts and sections are public; users may read their own users document.
    const isPublic = /^blogs\/[^/]+(\/sections\/[^/]+)?$/.test(request.path);
    const isOwn = !!who.token && request.path === `users/${who.uid}` && !who.uid.includes('/');
    return isPublic || isOwn;
  }
  // Anyone may list posts and their sections, at most 100 at a time and skipping none.
  const { path, limit = Infinity, offset = 0 } = request;
  return /^blogs(\/[^/]+\/sections)?$/.test(path) && limit <= 100 && offset === 0;
}
