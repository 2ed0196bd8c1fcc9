import { Link } from 'react-router-dom';
import { site } from '#words/site';
import { scheduling } from '#words/author/scheduling';
import { tools } from '#words/author/tools';
import { formatTime } from '../base/language/formatTime';
import { toEditPath } from '../post/paths';
import { displayTitle, type Post } from '../post/post';

/** The posts that are published later, each with its time. */
export function ScheduledPosts({ posts }: { posts: Post[] }) {
  return (
    <>
      <h2>{scheduling.title}</h2>
      <ul className="drafts across">
        {posts.map((post) => (
          <li key={post.id} className="across marked">
            <span className="meta aside">{formatTime(Number(post.DatePosted))}</span>
            <div>
              <span dir="auto">{displayTitle(post)}</span>{' '}
              <Link
                to={toEditPath(post.id)}
                aria-label={tools.edit + site.colon + displayTitle(post)}
              >
                {tools.edit}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
