// Decides which requests must be allowed, from the specification and SECURITY.md and without regard to firestore.rules.
import { createHash } from 'node:crypto';
import { actors, type Actor } from '../actors';
import { documents } from '../documents';
import * as rest from '../rest';
import type { Fields, Request, Value, Write } from './request';

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

/** The length of a list; of anything else, infinite. */
const toLength = ({ arrayValue }: Value) =>
  arrayValue ? ((arrayValue as { values?: unknown[] }).values ?? []).length : Infinity;

const texts = ['Name', 'Title', 'Summary'];

/** A post has exactly the fields of the entity: texts, a date and a list of sections; and may have a short language and eight tags. */
const isPost = ({ Language, Tags, ...post }: Fields, more: string[] = []) =>
  Object.keys(post).sort().join() === [...texts, 'DatePosted', 'sections', ...more].sort().join() &&
  texts.every((name) => post[name] && 'stringValue' in post[name]) &&
  'arrayValue' in post.sections! &&
  (!Language || ('stringValue' in Language && (Language.stringValue as string).length <= 35)) &&
  (!Tags || toLength(Tags) <= 8);

const integerIn = ({ Revision }: Fields) => Number(Revision?.integerValue ?? NaN);

/** The number of edits of a stored post: 0 if it does not say. */
const revisionOf = (stored: Fields) => integerIn(stored) || 0;

/** An edit keeps the date, adds the server's time, and is based on the version that is stored. */
const isEdit = (post: Fields, before: Fields) =>
  isPost(post, ['DateUpdated', 'Revision']) &&
  JSON.stringify(post.DatePosted) === JSON.stringify(before.DatePosted) &&
  post.DateUpdated === NOW &&
  integerIn(post) === revisionOf(before) + 1;

const before = (path: string) => documents[path] && rest.encodeFields(documents[path]);

/** A document after a commit. */
function find(path: string, writes: Write[]): Fields | undefined {
  const write = writes.find((one) => one.path === path);
  if (!write) return before(path);
  return write.fields && apply(write, before(path) ?? {});
}

const sort = (fields: Fields) => JSON.stringify(Object.entries(fields).sort());
const isSame = (one: Fields | undefined, other: Fields) => !!one && sort(one) === sort(other);

const hasExactly = (document: Fields, types: Record<string, string>) =>
  Object.keys(document).sort().join() === Object.keys(types).sort().join() &&
  Object.entries(types).every(([name, type]) => type in document[name]!);

/** What a write does in its commit. */
interface Change {
  id: string;
  path: string;
  stored?: Fields;
  result?: Fields;
  after: (path: string) => Fields | undefined;
}

const versionPath = (id: string, stored: Fields) => `blogs/${id}/versions/${revisionOf(stored)}`;

/** An edit or deletion leaves a version, a restoration is an edit of the last one. */
function mayWritePost({ id, stored, result, after }: Change): boolean {
  if (stored) {
    if (!isSame(after(versionPath(id, stored)), stored)) return false;
    if (result) return isEdit(result, stored);
    const deletion = after(`deleted/${id}`);
    return !!deletion && integerIn(deletion) === revisionOf(stored);
  }
  if (!result) return false;
  const deletion = before(`deleted/${id}`);
  if (!deletion) return isPost(result) && result.DatePosted === NOW;
  const last = before(versionPath(id, deletion));
  return !!last && isEdit(result, last) && !after(`deleted/${id}`);
}

/** A version is a copy of the post before the commit, under its number. */
function mayWriteVersion({ id, path, result }: Change): boolean {
  const post = before(`blogs/${id}`);
  return !result || (!!post && path === versionPath(id, post) && isSame(result, post));
}

/** It says what the commit deletes, and stays until the post is back or its last version erased. */
function mayWriteDeletion({ id, stored, result, after }: Change): boolean {
  const post = `blogs/${id}`;
  if (!result) return !!after(post) || (!!stored && !after(versionPath(id, stored)));
  const types = { Title: 'stringValue', DateDeleted: 'now', Revision: 'integerValue' };
  return hasExactly(result, types) && !!before(post) && !after(post);
}

/** A draft counts its changes. */
function mayWriteDraft({ stored = {}, result }: Change): boolean {
  const texts = { Draft: 'stringValue', Device: 'stringValue' };
  const types = { ...texts, DateSaved: 'now', Revision: 'integerValue' };
  return !result || (hasExactly(result, types) && integerIn(result) === revisionOf(stored) + 1);
}

/** A picture never changes, and its id is the beginning of the SHA-256 of its bytes. */
function mayWritePicture({ id, stored, result }: Change): boolean {
  if (!result) return true;
  const pixels = { width: 'integerValue', height: 'integerValue' };
  const types = { type: 'stringValue', data: 'bytesValue', DatePosted: 'now', ...pixels };
  if (stored || !hasExactly(result, types)) return false;
  const bytes = Buffer.from(String(result.data!.bytesValue), 'base64');
  const sizes = [result.width!, result.height!].map(({ integerValue }) => Number(integerValue));
  return (
    ['image/webp', 'image/jpeg'].includes(String(result.type!.stringValue)) &&
    createHash('sha256').update(bytes).digest('hex').startsWith(id) &&
    id.length === 32 &&
    sizes.every((size) => size >= 1 && size <= 1600)
  );
}

/** Only administrators write: posts with their history, pictures, and drafts of their own. */
function mayWrite(who: Actor, { path }: Write, writes: Write[]): boolean {
  const [top, id = '', below, last, ...more] = path.split('/');
  const after = (other: string) => find(other, writes);
  const change = { id, path, stored: before(path), result: after(path), after };
  if (!isAdmin(who) || more.length > 0) return false;
  if (top === 'blogs' && !last) return mayWritePost(change);
  if (top === 'blogs' && below === 'versions') return mayWriteVersion(change);
  if (top === 'deleted' && !last) return mayWriteDeletion(change);
  if (top === 'pictures' && !below) return mayWritePicture(change);
  return top === 'users' && id === who.uid && below === 'drafts' && mayWriteDraft(change);
}

/** Whether an actor's request must be allowed. */
export function mayDo(who: Actor, request: Request): boolean {
  if (request.kind === 'commit')
    return request.writes.every((write) => mayWrite(who, write, request.writes));
  const forAdmins = /^(blogs\/[^/]+\/versions|deleted)(\/[^/]+)?$/.test(request.path);
  const isDraft = /^users\/[^/]+\/drafts(\/[^/]+)?$/.test(request.path);
  const isReserved = forAdmins || (isDraft && request.path.startsWith(`users/${who.uid}/`));
  if (request.kind === 'get') {
    // Posts, sections and pictures are public; users may read their own users document, admins the history and their drafts.
    const isPublic = /^(blogs\/[^/]+(\/sections\/[^/]+)?|pictures\/[^/]+)$/.test(request.path);
    const isOwn = !!who.token && request.path === `users/${who.uid}` && !who.uid.includes('/');
    return isPublic || isOwn || (isReserved && isAdmin(who));
  }
  // At most 100 at a time and skipping none.
  const { path, limit = Infinity, offset = 0 } = request;
  const mayList = /^blogs(\/[^/]+\/sections)?$/.test(path) || (isReserved && isAdmin(who));
  return mayList && limit <= 100 && offset === 0;
}
