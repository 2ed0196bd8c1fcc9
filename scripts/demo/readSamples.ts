import { newestFirst } from '../../src/post/post';
import { toPost } from '../../src/post/toPost';
import posts from '../emulators/samplePosts.json' with { type: 'json' };
import { readPictures } from '../emulators/seed';
import type { StoredBlog } from '../pages/writeBlog';

/** Reads the sample posts, which are the posts of the demo. */
export async function readSamples(): Promise<StoredBlog> {
  const pictures = new Map(await readPictures(posts));
  return {
    // What a visitor wrote before this build is a change, too.
    since: 1,
    all: posts.map((post) => toPost(post.id, post)).sort(newestFirst),
    readPicture: (id) => Promise.resolve(pictures.get(id)?.data.toUint8Array()),
  };
}
