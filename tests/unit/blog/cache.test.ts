// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { createCache, readSnapshot } from '../../../src/blog/cache';
import { jsonForScript } from '../../../src/layout/jsonForScript';
import { aBlog } from '../../fixtures/posts';

test('the browser finds in a page what the build wrote there: the post, its dates, its Markdown and its image', () => {
  const trees = [[[{ tag: 'em' as const, children: ['A paragraph'] }]]];
  const snapshot = { blog: aBlog({ Title: '</script>', trees }), image: '/share/1.png' };
  const json = `<script type="application/json" id="snapshot">${jsonForScript(snapshot)}</script>`;
  const page = new DOMParser().parseFromString(json, 'text/html');
  const cache = createCache(readSnapshot(page));
  expect(cache.posts.get('a')).toEqual(snapshot.blog);
  expect(cache.trees.get('A paragraph')).toEqual(trees[0]![0]);
  expect(cache.image).toBe('/share/1.png');
});
