import type { BlogCache } from '../post/cache';
import { ArchivePage } from './ArchivePage';
import { PostListPage } from './PostListPage';
import './list.css';

interface Props {
  /** Whether it is the page of a year, or of posts that have something else in common. */
  isArchive?: boolean;
  cache: BlogCache;
}

/** The pages that list posts. They share a chunk, as readers go from one to another. */
export const ListPages = ({ isArchive, cache }: Props) =>
  isArchive ? <ArchivePage cache={cache} /> : <PostListPage cache={cache} />;
