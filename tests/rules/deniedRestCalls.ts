import { call, nameOf } from './requests';
import type { Case } from './harness';

const text = (value: string) => ({ stringValue: value });
const texts = { Name: text('x'), Title: text('x'), Summary: text('x') };
const fields = { ...texts, sections: { arrayValue: {} } };
const flag = { admin: { booleanValue: true } };
const clientTime = { timestampValue: '2026-01-01T00:00:00Z' };

const write = (at: string, content: object, more: object = {}) => ({
  update: { name: nameOf(at), fields: content },
  ...more,
});
const serverTime = (...paths: string[]) => ({
  updateTransforms: paths.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
});
const only = (...fieldPaths: string[]) => ({ updateMask: { fieldPaths } });
const given = (exists: boolean) => ({ currentDocument: { exists } });
const transform = (at: string, fieldPath: string, how: object) => ({
  transform: { document: nameOf(at), fieldTransforms: [{ fieldPath, ...how }] },
});
const commit = (...writes: object[]) => call(':commit', { writes });
const one = { integerValue: '1' };
const good = write('blogs/new', fields, serverTime('DatePosted'));

/** What the SDK never sends: writes by the bare REST interface that must be refused. */
export const hostileRest: Case[] = [
  ['visitor', commit(good), 'nobody is signed in'],
  ['reader', commit(good), 'its admin flag is false'],
  ['textVerified', commit(good), "the text 'true' is not verified"],
  ['reader', call(':batchWrite', { writes: [good] }), 'its admin flag is false'],
  ['admin', call(':batchWrite', { writes: [good] }), 'clients have no batchWrite'],
  ['admin', call('/blogs?documentId=new', { fields }), 'the date is missing'],
  [
    'admin',
    call('/blogs?documentId=new', { fields: { ...fields, DatePosted: clientTime } }),
    "the date is the client's",
  ],
  [
    'admin',
    commit(write('blogs/new', fields, serverTime('DatePosted', 'Title'))),
    'Title is a date',
  ],
  ['admin', commit(write('blogs/new', fields, serverTime('DatePosted', 'x'))), 'x is one too many'],
  ['admin', commit(write('blogs/new', fields, serverTime('DatePosted.x'))), 'the date is a map'],
  [
    'admin',
    commit(write('blogs/new', fields, { ...only(), ...serverTime('DatePosted') })),
    'an empty mask leaves nothing but the date',
  ],
  [
    'admin',
    commit(write('blogs/new', fields, { ...only('Title'), ...serverTime('DatePosted') })),
    'the mask leaves two fields',
  ],
  [
    'admin',
    commit(transform('blogs/new', 'DatePosted', serverTime('x').updateTransforms[0]!)),
    'only x',
  ],
  [
    'admin',
    commit(good, transform('blogs/new', 'likes', { increment: one })),
    'the second adds a field',
  ],
  [
    'admin',
    commit(good, write('blogs/new', { DatePosted: clientTime }, only('DatePosted'))),
    'the second dates it',
  ],
  [
    'admin',
    commit(good, write('blogs/new', fields, only('DatePosted'))),
    'the second takes the date',
  ],
  ['admin', commit(good, { delete: nameOf('blogs/a') }), 'the second deletes a post'],
  [
    'admin',
    commit(write('blogs/a', fields, { ...serverTime('DatePosted'), ...given(true) })),
    'it exists',
  ],
  [
    'admin',
    commit({ delete: nameOf('blogs/none'), ...given(false) }),
    'not even what is not there',
  ],
  ['admin', commit({ delete: nameOf('blogs/a'), ...given(true) }), 'a post is not deleted'],
  ['reader', commit(write('users/reader', flag, only('admin'))), 'no mask opens the flag'],
  ['reader', commit(write('users/reader', flag, only('`admin`'))), 'no quoted path opens the flag'],
  ['reader', commit(write('users/reader', flag, given(true))), 'no precondition opens the flag'],
  [
    'newcomer',
    commit(write('users/newcomer', flag, given(false))),
    'no precondition opens the flag',
  ],
  ['reader', commit(transform('users/reader', 'admin', { maximum: one })), 'no transform opens it'],
  ['reader', commit(write('users/reader', flag), good), 'a batch is judged on the flag before it'],
  ['reader', commit(good, write('users/reader', flag), good), 'in any order'],
  [
    'admin',
    commit(
      write('blogs/new', { ...fields, Title: { bytesValue: 'YQ==' } }, serverTime('DatePosted')),
    ),
    'Title is bytes',
  ],
  [
    'admin',
    commit(
      write(
        'blogs/new',
        { ...fields, Title: { referenceValue: nameOf('users/admin') } },
        serverTime('DatePosted'),
      ),
    ),
    'Title is a reference',
  ],
  ['reader', commit(write('users/admin', {}, given(false))), 'no precondition tells who is a user'],
  ['reader', commit(write('users/nobody', {}, given(true))), 'no precondition tells who is a user'],
  ['reader', commit({ delete: nameOf('users/admin'), ...given(true) }), 'no precondition tells it'],
  ['visitor', call('/users?documentId=admin', { fields: {} }), 'a name taken tells nothing'],
];
