import { memo } from 'react';
import { site } from '#words/site';
import { writing } from '#words/writing';
import type { PostContent } from '../post/post';
import { countCharacters, countWords } from '../post/texts';
import { MAX_POST_BYTES, measureSize } from './measureSize';

// The meter is shown from this share of the limit.
const NEAR = 0.8;

const number = new Intl.NumberFormat(site.locale);
const toWords = (n: number) => writing.words(number.format(n), n);
const toCharacters = (n: number) => writing.characters(number.format(n), n);

/** Shows how long a post is and, near the database's limit, how much of it is used. Memoized, because counting is slow. */
export const PostSize = memo(function PostSize({ post }: { post: PostContent }) {
  const share = measureSize(post) / MAX_POST_BYTES;
  return (
    <>
      <p className="mono">
        {toWords(countWords(post.sections))}
        <span>
          {site.comma}
          {toCharacters(countCharacters(post.sections))}
        </span>
      </p>
      {share >= NEAR && (
        <p>
          <meter value={share} low={NEAR} high={0.99} optimum={0} aria-label={writing.size} />{' '}
          {share > 1 ? writing.tooLarge : writing.reached(Math.floor(share * 100))}
        </p>
      )}
    </>
  );
});
