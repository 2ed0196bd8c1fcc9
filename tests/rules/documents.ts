import { createHash } from 'node:crypto';
import { Bytes, serverTimestamp, type DocumentData } from 'firebase/firestore';
import { toRevision } from '../../src/post/toPost';
import { aPost, oddRevisions } from '../fixtures/posts';

/** When the stored posts were posted. */
export const posted = new Date('2026-01-01');

const stored = { ...aPost({ sections: [] }), DatePosted: posted };
/** A post that was edited three times. */
export const edited = { ...stored, DateUpdated: new Date('2026-02-01'), Revision: 3 };
const { Title: _, ...untitled } = stored;
const { DatePosted: __, ...undated } = stored;
const deleted = { Title: 'A title', DateDeleted: posted };

/** The path of the picture with these bytes. */
export const picturePath = (bytes: Uint8Array | string) =>
  `pictures/${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}`;

/** The bytes of a picture that is not stored, and of one that is. */
export const newBytes = new Uint8Array([0, 1, 255]);
export const storedBytes = new Uint8Array([2]);

const DAY_MS = 24 * 60 * 60 * 1000;
/** When a draft began to be shown, which soon ends. */
export const shownSince = new Date(Date.now() - 29.5 * DAY_MS);
const over = new Date(Date.now() - 30.5 * DAY_MS);
const shown = {
  Post: '{}',
  DateSaved: posted,
  DateShared: shownSince,
  Author: 'admin',
  Draft: '1',
};

/** The ids of what is shown of a draft of the admin, and of one of the reader, who is no longer one; one that is free, and one whose document is empty. */
export const sharedId = 'shownToSomeoneElse20';
export const otherId = 'shownByReaderItself1';
export const freeId = 'shownToNobodyAsYet20';
export const erasedId = 'shownAndThenErased20';

/** Those of what has ended: after its time, or because its draft names another one or is gone. */
export const endedIds = [
  'shownForTooManyDays1',
  'a-lesser-id-than-any-other',
  'z-greater-id-than-any-other',
  'shownOfNoDraftAtAll1',
];

/** What is no id of what is shown: it can be guessed, or is none of a document. */
export const oddShared = [
  ...['a/b', '..', '__shownToSomeone__20', 'x'.repeat(2_000), 1, 'shown-to-nobody-20-1'],
  ...[freeId.slice(1), `${freeId}1`, ' ', 'shownToNobodyAsYet2\u00e9', 'x'],
];

/** A time in the future, and a post that waits for it. */
export const soon = new Date(Date.now() + DAY_MS);
export const waiting = { ...stored, DatePosted: soon };

const saved = { Draft: '{}', DateSaved: posted, Device: 'Firefox', Revision: 2 };

// Documents that no rule opens.
const closed = {
  'archive/2026/blogs/a': stored,
  'posts/a': stored,
  'blogs/a/comments/1': { text: 'A comment' },
  // Former versions of the site stored who was correcting a post.
  'blogs/a/editors/admin': { Name: 'An admin', Since: posted, DateSaved: posted },
  'blogs/a/sections/1/paragraphs/1': { Paragraph: 'A paragraph' },
  'users/admin/private/1': { text: 'Private' },
  'users/reader/users/reader': { admin: true },
  'blogs/gone/versions/3/sections/1': { Heading: 'A heading' },
  'deleted/gone/sections/1': { Heading: 'A heading' },
  'deletions/gone/sections/1': { Heading: 'A heading' },
  'scheduled/due/sections/1': { Heading: 'A heading' },
  [`shared/${sharedId}/sections/1`]: { Heading: 'A heading' },
  'users/admin/drafts/1/sections/1': { Heading: 'A heading' },
  [`${picturePath(storedBytes)}/sizes/1`]: { width: 1 },
};

/** Paths, with or without a document, that no rule opens. */
export const closedPaths = [...Object.keys(closed), 'Blogs/a', 'blog/a'];

/** Collections of which up to 100 documents may be listed at once: by everyone, and by an admin. */
export const publicLists = ['blogs', 'blogs/a/sections', 'deletions'];
export const adminLists = ['blogs/gone/versions', 'deleted', 'users/admin/drafts', 'scheduled'];

/** The documents stored before each case, besides the actors' users documents. */
export const documents: Record<string, DocumentData> = {
  ...closed,
  'blogs/a': stored,
  'blogs/edited': edited,
  'blogs/a/sections/1': { Heading: 'A heading' },
  // Odd data that the owner stored.
  'blogs/nan': { ...stored, sections: [{ paragraphs: [NaN] }] },
  ...Object.fromEntries(
    oddRevisions.map((Revision, i) => [`blogs/odd-${i}`, { ...stored, Revision }]),
  ),
  'blogs/many': { ...stored, Revision: 1e9 },
  'blogs/dated': { ...stored, DatePosted: 'b' },
  'blogs/null-dated': { ...stored, DatePosted: null },
  'blogs/nan-dated': { ...stored, DatePosted: NaN },
  'blogs/undated': undated,
  'blogs/untitled': untitled,
  'blogs/odd-title': { ...stored, Title: 1 },
  // The owner has put these back: b as it was deleted, and another post in place of late.
  'blogs/b': stored,
  'blogs/b/versions/0': stored,
  'deleted/b': { ...deleted, Revision: 0 },
  'blogs/late': edited,
  'blogs/late/versions/3': { ...edited, Title: 'Late' },
  'deleted/late': { ...deleted, Revision: 3 },
  'deletions/b': { DateDeleted: posted },
  // A deleted post, and one whose last version is erased.
  'blogs/gone/versions/3': edited,
  'blogs/gone-double/versions/3': edited,
  'deleted/gone': { ...deleted, Revision: 3 },
  'deleted/erased': { ...deleted, Revision: 3 },
  'scheduled/due': stored,
  'scheduled/waiting': waiting,
  'scheduled/timeless': undated,
  // The owner has put a post there too.
  'scheduled/twice': stored,
  'blogs/twice': edited,
  // Edited twice before it was deleted.
  'blogs/long/versions/0': stored,
  'blogs/long/versions/1': { ...edited, Revision: 1 },
  'blogs/long/versions/2': { ...edited, Revision: 2 },
  'deleted/long': { ...deleted, Revision: 2 },
  [picturePath(storedBytes)]: { type: 'image/webp' },
  'users/admin/drafts/0': { ...saved, Shared: sharedId },
  'users/admin/drafts/1': { ...saved, Shared: sharedId },
  'users/admin/drafts/3': { ...saved, Shared: sharedId },
  'users/admin/drafts/plain': saved,
  'users/admin/drafts/erased': { ...saved, Shared: erasedId },
  ...Object.fromEntries(
    oddShared.map((Shared, i) => [`users/admin/drafts/odd-${i}`, { ...saved, Shared }]),
  ),
  'users/admin/drafts/lost': { ...saved, Shared: 'shownUntilItWasLost1' },
  'users/admin/drafts/over': { ...saved, Shared: endedIds[0] },
  'users/admin/drafts/other': { ...saved, Shared: otherId },
  'users/reader/drafts/1': saved,
  'users/reader/drafts/other': { ...saved, Shared: otherId },
  'users/reader/drafts/shown': { ...saved, Shared: freeId },
  [`shared/${sharedId}`]: shown,
  [`shared/${erasedId}`]: {},
  [`shared/${otherId}`]: { ...shown, Author: 'reader', Draft: 'other' },
  [`shared/${endedIds[0]}`]: { ...shown, DateShared: over, Draft: 'over' },
  [`shared/${endedIds[1]}`]: shown,
  [`shared/${endedIds[2]}`]: shown,
  [`shared/${endedIds[3]}`]: { ...shown, Draft: 'gone' },
};

/** The path and data of the version that an edit or deletion of a stored post must leave. */
export const versionOf = (blog: string, stored = documents[`blogs/${blog}`]!) =>
  [`blogs/${blog}/versions/${toRevision(stored)}`, stored] as const;

/** A new post as the form sends it, with some fields added or replaced. */
export const post = (changes: DocumentData = {}): DocumentData => ({
  ...aPost(),
  DatePosted: serverTimestamp(),
  ...changes,
});

/** A new post that waits, with some fields added or replaced. */
export const scheduled = (changes: DocumentData = {}): DocumentData => ({
  ...aPost(),
  DatePosted: soon,
  ...changes,
});

/** The fields that every edit writes. */
export const stamp = (Revision: unknown = 1) => ({ DateUpdated: serverTimestamp(), Revision });

/** A valid edit of blogs/a, with some fields added or replaced. */
export const edit = (changes: DocumentData = {}): DocumentData => ({
  ...aPost({ Title: 'Changed' }),
  DatePosted: posted,
  ...stamp(),
  ...changes,
});

/** A valid document about the deletion of an unedited post, with some fields added or replaced. */
export const deletion = (changes: DocumentData = {}): DocumentData => ({
  Title: 'A title',
  DateDeleted: serverTimestamp(),
  Revision: 0,
  ...changes,
});

/** What everyone may read about a deletion. */
export const tombstone = () => ({ DateDeleted: serverTimestamp() });

/** A valid first draft, with some fields added or replaced. */
export const draft = (changes: DocumentData = {}): DocumentData => ({
  Draft: '{}',
  DateSaved: serverTimestamp(),
  Device: 'Firefox',
  Revision: 1,
  ...changes,
});

/** What is shown of the admin's draft 2, with some fields added or replaced. */
export const share = (changes: DocumentData = {}): DocumentData => ({
  Post: '{}',
  DateSaved: serverTimestamp(),
  DateShared: serverTimestamp(),
  Author: 'admin',
  Draft: '2',
  ...changes,
});

/** The fields that each save writes to it. */
export const shownAgain = () => ({ Post: '[]', DateSaved: serverTimestamp() });

/** A valid picture with newBytes, with some fields added or replaced. */
export const picture = (changes: DocumentData = {}): DocumentData => ({
  type: 'image/webp',
  data: Bytes.fromUint8Array(newBytes),
  width: 1600,
  height: 1,
  DatePosted: serverTimestamp(),
  ...changes,
});
