import type { ComponentProps } from 'react';
import { ArchivePage } from './ArchivePage';
import { PostListPage } from './PostListPage';
import { PostPage } from '../reading/PostPage';

interface Props extends ComponentProps<typeof PostPage> {
  path: '/blogs' | '/blogs/:year' | '/blogs/tag/:tag' | '/blog/:id';
}

/** The pages of the blog. They share a chunk, as readers go from one to another. */
export function BlogPages({ path, cache, tools }: Props) {
  if (path === '/blogs') return <PostListPage cache={cache} />;
  if (path === '/blog/:id') return <PostPage cache={cache} tools={tools} />;
  return <ArchivePage cache={cache} />;
}
