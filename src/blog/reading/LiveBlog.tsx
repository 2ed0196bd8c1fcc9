import { useEffect } from 'react';
import type { Blog } from '../blog';
import { useBlog } from './useBlog';
import type { ListenerProps } from './useLive';

interface Props extends ListenerProps<Blog | null> {
  id: string;
}

/** Listens to one post for its page. Loaded on its own: the Firestore SDK comes with it. */
export default function LiveBlog({ id, onChange }: Props) {
  const blog = useBlog(id);
  useEffect(() => onChange(blog), [blog, onChange]);
  return null;
}
