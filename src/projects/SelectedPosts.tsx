import { projects as words } from '#words/projects';
import { ownWords } from '../base/language/ownWords';
import { PostTitles } from '../list/PostTitles';
import type { PostTitle } from '../post/post';

declare module '../post/cache' {
  interface Snapshot {
    /** The posts that the owner has selected; in every page. */
    selected?: PostTitle[];
  }
}

/** The posts that the owner has selected, as the build found them. */
export const SelectedPosts = ({ posts = [] }: { posts?: PostTitle[] }) =>
  posts.length > 0 && (
    <section className="lately across" aria-labelledby="selected-posts">
      <h2 id="selected-posts" {...ownWords}>
        {words.posts}
      </h2>
      <PostTitles posts={posts} />
    </section>
  );
