import { memo } from 'react';
import type { Post } from '../blog';
import { countCharacters, countWords } from '../texts';
import { MAX_BYTES, measureSize } from './measureSize';

// The meter is shown from this share of the limit.
const NEAR = 0.8;

const number = new Intl.NumberFormat('en-GB');
const formatCount = (n: number, unit: string) => `${number.format(n)} ${unit}${n === 1 ? '' : 's'}`;

/** Shows how long a post is and, near the database's limit, how much of it is used. Memoized, because counting is slow. */
export const PostSize = memo(function PostSize({ post }: { post: Post }) {
  const share = measureSize(post) / MAX_BYTES;
  return (
    <>
      <p className="mono">
        {formatCount(countWords(post.sections), 'word')},{' '}
        {formatCount(countCharacters(post.sections), 'character')}
      </p>
      {share >= NEAR && (
        <p>
          <meter value={share} low={NEAR} high={0.99} optimum={0} aria-label="Size of the post" />{' '}
          {share > 1
            ? 'The post is too large for the database. Please shorten it or split it in two.'
            : `The post has reached ${Math.floor(share * 100)}% of the maximum size.`}
        </p>
      )}
    </>
  );
});
