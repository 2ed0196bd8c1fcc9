import { ArchivePage } from './ArchivePage';
import { type ListProps, PostListPage } from './PostListPage';
import './list.css';

interface Props extends ListProps {
  /** Whether it is the page of a year, or of posts that have something else in common. */
  isArchive?: boolean;
}

/** The pages that list posts. They share a chunk, as readers go from one to another. */
export const ListPages = ({ isArchive, ...props }: Props) =>
  isArchive ? <ArchivePage {...props} /> : <PostListPage {...props} />;
