import { expect, test } from 'vitest';
import { toPlainFields } from '#foreign-markdown';
import { explainUnpublished } from '../explainUnpublished';
import { parseDate } from '../parseDate';

const explain = (data: Record<string, unknown>, file = 'a.md') =>
  explainUnpublished(
    { file, key: '', data: toPlainFields(data), body: '' },
    parseDate(data.date ?? '2020-01-01'),
  );

test.each([
  ...[{}, { draft: 'no' }, { published: true }, { private: null }, { status: 'published' }],
  ...[{ published: '2020-01-01' }, { expiryDate: '2999-01-01' }, { build: { render: 'always' } }],
])('a post with %j is for readers', (data: Record<string, unknown>) => {
  expect(explain(data)).toBeUndefined();
});

test.each([
  [{ draft: 'yes' }, 'it is a draft'],
  [{ Draft: true }, 'it is a draft'],
  [{ published: 'No' }, 'it is a draft'],
  [{ publish: false }, 'it says “publish: no”'],
  [{ hidden: ['home'] }, 'it says “hidden”'],
  [{ noindex: true }, 'it says “noindex”'],
  [{ 'dg-publish': false }, 'it says “dgpublish: no”'],
  [{ tags: ['a', 'draft'] }, 'it has the tag “draft”'],
  [{ robots: 'noindex, nofollow' }, 'search engines must not find it'],
  [{ status: 'draft' }, 'its status is “draft”'],
  [{ visibility: 'members' }, 'it is not for everyone'],
  [{ password: 'abc' }, 'it has a password'],
  [{ expiryDate: '2020-02-01' }, 'it has expired'],
  [{ expiryDate: 'some day' }, 'it has expired'],
  [{ build: { render: 'never' } }, 'its settings say that it is not built'],
  [{ layout: 'page' }, 'it is a page'],
  [{ redirect_to: '/b' }, 'it only leads to another address'],
  [{ date: '9999-01-01' }, 'its date is in the future'],
  [{ date: '02-01-2020' }, 'its date “02-01-2020” can’t be read: write it as 2020-01-31'],
])('a post with %j stays out: %s', (data: Record<string, unknown>, reason) => {
  expect(explain(data)).toBe(reason);
});

test.each([
  ['_name.md', 'its name begins with an underscore'],
  ['posts/drafts/a.md', 'it is a draft'],
  ['a.draft.md', 'it is a draft by its name'],
  ['tags.md', 'it is a page by its name, tags'],
  ['source/about/index.md', 'it is a page by its name, about'],
  ['source/contact/index.de.md', 'it is a page by its name, contact'],
  ['_posts/2020-01-01-about.md', undefined],
])('the file %s stays out: %s', (file, reason) => {
  expect(explain({}, file)).toBe(reason);
});
