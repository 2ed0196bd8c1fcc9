import { serverTimestamp } from 'firebase/firestore';
import {
  documents,
  draft,
  edit,
  freeId,
  post,
  posted,
  share,
  sharedId,
  tombstone,
  deletion,
} from './documents';
import { casesOf, type Sent } from './harness';
import { batch, discard, keep, remove, restore, revise, sequence, set, update } from './requests';

const stored = documents['blogs/a']!;
const later = new Date(+posted + 1);
const planted = { ...stored, Name: 'Somebody else', DatePosted: later };
const erase = batch(remove('blogs/a/versions/0'), remove('deleted/a'));
const restored = restore('a', edit());

const ofPosts: Sent[] = [
  [sequence(discard('a'), set('blogs/a/versions/0', planted)), 'the post is deleted'],
  [sequence(discard('a'), remove('deleted/a')), 'its last version stays'],
  [sequence(discard('a'), set('blogs/a', post())), 'it is restored or erased first'],
  [sequence(discard('a'), restore('a', edit({ DatePosted: later }))), 'the date is another one'],
  [
    sequence(discard('a'), restore('a', edit(), set('blogs/a/versions/0', planted))),
    'the version is planted with the restored post',
  ],
  [
    sequence(discard('a'), restored, revise('a', set('blogs/a', edit()))),
    'a restored post counts on',
  ],
  [
    sequence(discard('a'), erase, set('blogs/a', post()), set('blogs/a/versions/0', planted)),
    'a version is of the new post',
  ],
  [
    sequence(
      revise('a', set('blogs/a', edit())),
      set('blogs/a/versions/0', { ...stored, Title: 'x' }),
    ),
    'a former version never changes',
  ],
  [
    sequence(
      revise('a', set('blogs/a', edit())),
      batch(
        set('blogs/a/versions/1', planted),
        remove('blogs/a'),
        set('deleted/a', deletion({ Revision: 1 })),
        set('deletions/a', tombstone()),
      ),
    ),
    'a deletion keeps an exact copy',
  ],
  [
    sequence(
      remove('blogs/long/versions/0'),
      batch(remove('blogs/long/versions/2'), remove('deleted/long')),
    ),
    'a version before it is still there',
  ],
  [sequence(remove('blogs/long/versions/0'), remove('deleted/long')), 'versions are left'],
  [
    sequence(keep('nan'), keep('nan', { ...documents['blogs/nan'], DatePosted: later })),
    'the date is planted',
  ],
  [
    sequence(
      revise('undated', set('blogs/undated', edit({ DatePosted: serverTimestamp() }))),
      keep('undated', { ...documents['blogs/undated'], DatePosted: later }),
    ),
    'a former version never changes',
  ],
  [
    batch(keep('a', { ...stored, Title: 'Changed' }), set('blogs/a', edit())),
    'the version is of the post after the edit',
  ],
  [
    batch(keep('a', documents['blogs/edited']), keep('edited', stored), set('blogs/a', edit())),
    'the versions are of other posts',
  ],
];

const path = `shared/${sharedId}`;
const ended = batch(set('users/admin/drafts/1', draft({ Revision: 3 })), set(path, {}));
const published = batch(remove('users/admin/drafts/1'), set(path, {}));
const anew = share({ Draft: '1' });
const named = (id: string, Revision: number) =>
  set(`users/admin/drafts/${id}`, draft({ Revision, Shared: sharedId }));

const ofShownDrafts: Sent[] = [
  [sequence(ended, batch(named('1', 4), set(path, anew))), 'what is ended has ended'],
  [sequence(ended, named('1', 4)), 'what is ended has ended'],
  [sequence(ended, set(path, anew)), 'what is ended has ended'],
  [sequence(ended, batch(remove(path), named('1', 4), set(path, anew))), 'its address is used'],
  [sequence(published, batch(named('1', 1), set(path, anew))), 'what is ended has ended'],
  [sequence(published, batch(named('2', 1), set(path, share()))), 'it is of another draft'],
  [batch(remove(path), named('1', 3), set(path, anew)), 'its 30 days do not begin again'],
  [batch(set(path, {}), named('1', 3), set(path, anew)), 'its 30 days do not begin again'],
  [
    sequence(
      batch(
        set('users/admin/drafts/2', draft({ Shared: freeId })),
        set(`shared/${freeId}`, share()),
      ),
      update(`shared/${freeId}`, { DateSaved: serverTimestamp(), DateShared: serverTimestamp() }),
    ),
    'its 30 days do not begin again',
  ],
];

/** Sequences of an admin's requests, of which the last must be denied. */
export const deniedSteps = casesOf('admin', [...ofPosts, ...ofShownDrafts]);
