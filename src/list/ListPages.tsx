import type { BlogCache } from '../post/cache';
import { ArchivePage } from './ArchivePage';
import { PostListPage } from './PostListPage';

interface Props {
  path: '/blogs' | '/blogs/:year' | '/blogs/tag/:tag';
  cache: BlogCache;
}

/** The pages that list posts. They share a chunk, as readers go from one to another. */
export const ListPages = ({ path, cache }: Props) =>
  path === '/blogs' ? <PostListPage cache={cache} /> : <ArchivePage cache={cache} />;
