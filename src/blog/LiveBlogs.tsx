import { useEffect } from 'react';
import { type Newest, useBlogs } from './useBlogs';
import type { ListenerProps } from './useListener';

interface Props extends ListenerProps<Newest> {
  count: number;
}

/** Listens to the newest posts for the list. Loaded on its own: the Firestore SDK comes with it. */
export default function LiveBlogs({ count, onChange }: Props) {
  const blogs = useBlogs(count);
  useEffect(() => onChange(blogs), [blogs, onChange]);
  return null;
}
