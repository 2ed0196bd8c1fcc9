import type { ComponentProps } from 'react';
import { ArchivePage } from './ArchivePage';
import { BlogListPage } from './BlogListPage';
import { BlogPage } from '../reading/BlogPage';

interface Props extends ComponentProps<typeof BlogPage> {
  path: '/blogs' | '/blogs/:year' | '/blogs/tag/:tag' | '/blog/:id';
}

/** The pages of the blog. They share a chunk, as readers go from one to another. */
export function BlogPages({ path, cache, tools }: Props) {
  if (path === '/blogs') return <BlogListPage cache={cache} />;
  if (path === '/blog/:id') return <BlogPage cache={cache} tools={tools} />;
  return <ArchivePage cache={cache} />;
}
