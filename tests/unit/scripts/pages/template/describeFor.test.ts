import { expect, test, vi } from 'vitest';
import { aBlog } from '../../../../fixtures/posts';

/** What the page of a post by an author says of the owner, whose profile is this. */
async function describeWith(url: string, Name?: string) {
  vi.resetModules();
  const { resume } = await import('../../../../../src/content/resume');
  const profiles = [{ network: 'Mastodon', username: '', url }];
  vi.spyOn(resume.basics, 'profiles', 'get').mockReturnValue(profiles);
  const { describeFor } = await import('../../../../../scripts/pages/template/describeFor');
  const name = Name === 'the owner' ? resume.basics.name : Name;
  return describeFor(name === undefined ? {} : { post: aBlog({ Name: name }) });
}

const mine = '<meta name="fediverse:creator" content="@ann@social.example">';

test.each([
  ['a page', undefined, mine],
  ['a post of the owner', 'the owner', mine],
  ['a post without a name', '', mine],
  ['a post of somebody else', 'Somebody Else', ''],
])('on %s, the Fediverse learns who wrote it: %s', async (_, Name, expected) => {
  expect(await describeWith('https://social.example/@ann', Name)).toBe(expected);
});

test('an owner who is not in the Fediverse has no name there', async () => {
  expect(await describeWith('https://medium.com/')).toBe('');
});

test('a page leads to the feeds if there are posts, and to its Markdown if there is some', async () => {
  const { describeFor } = await import('../../../../../scripts/pages/template/describeFor');
  const types = (html: string) => [...html.matchAll(/type="([^"]*)"/g)].map(([, type]) => type);
  const feeds = ['application/atom+xml', 'application/feed+json'];
  expect(types(describeFor({ newest: [] }))).toEqual(feeds);
  expect(types(describeFor({ newest: [] }, '/blog/a.md'))).toEqual([...feeds, 'text/markdown']);
  expect(describeFor({}, '/blog/a.md')).toContain('href="/blog/a.md"');
});
