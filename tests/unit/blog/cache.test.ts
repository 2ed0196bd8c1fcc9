import { expect, test } from 'vitest';
import { cacheOf, readSnapshot, type Snapshot } from '../../../src/blog/cache';
import { jsonForScript } from '../../../src/layout/jsonForScript';
import { aBlog } from '../../fixtures/posts';

function pageWith(snapshot: Snapshot): Document {
  const json = `<script type="application/json" id="snapshot">${jsonForScript(snapshot)}</script>`;
  return new DOMParser().parseFromString(json, 'text/html');
}

test('the browser finds in a page what the build wrote there: the post, its dates and its image', () => {
  const snapshot = { blog: aBlog({ id: 'a', Title: '</script>' }), image: '/share/1.png' };
  const { posts, images } = cacheOf(readSnapshot(pageWith(snapshot)));
  expect(posts.get('a')).toEqual(snapshot.blog);
  expect(images.get('a')).toBe('/share/1.png');
});

test('an image belongs to its post alone', () => {
  expect(cacheOf({ image: '/share/1.png' }).images.size).toBe(0);
  expect(cacheOf({ blog: aBlog({ id: 'a' }), image: '/share/1.png' }).images.has('b')).toBe(false);
});
