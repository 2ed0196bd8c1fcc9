import type { OldPost } from '#old-blogs';
import { readField } from '../../src/post/toPost';

/** Takes the cover from the beginning of a post's converted words. One that no post of this site can have stays in them. */
export function takeCover({ cover }: OldPost, converted: string): { Cover?: string; body: string } {
  const [first = ''] = converted.trimStart().split('\n\n', 1);
  const Cover = cover.url ? readField('Cover', first) : undefined;
  return { Cover, body: Cover ? converted.replace(first, '') : converted };
}
