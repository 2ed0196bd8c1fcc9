import { useEffect } from 'react';
import type { Newest } from '../blog';
import { rememberBlog } from '../cache';
import { useBlogs } from './useBlogs';
import type { ListenerProps } from './useLive';

interface Props extends ListenerProps<Newest> {
  count: number;
}

/** Listens to the newest posts for the list. Loaded on its own: the Firestore SDK comes with it. */
export default function LiveBlogs({ count, onChange }: Props) {
  const live = useBlogs(count);
  useEffect(() => {
    // The listener brings whole posts: whoever opens one need not wait for it again.
    if (live.state === 'loaded') live.value.blogs.forEach(rememberBlog);
    onChange(live);
  }, [live, onChange]);
  return null;
}
