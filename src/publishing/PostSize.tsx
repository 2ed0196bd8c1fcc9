import { memo } from 'react';
import { site } from '#words/site';
import { writing } from '#words/author/writing';
import { PART_LIMITS } from '../versions/limits';
import { MAX_BLOCK, MAX_POST } from '../markdown/code/codeLimits';
import { hasTooManyParts } from '../post/parts';
import type { PostContent } from '../post/post';
import { countCharacters, countWords } from '../post/text/texts';
import { hasPlainCode } from './hasPlainCode';
import { MAX_POST_BYTES, measureSize } from './measureSize';

// The meter is shown from this share of the limit.
const NEAR = 0.8;

const number = new Intl.NumberFormat(site.locale);
const toWords = (n: number) => writing.words(number.format(n), n);
const toCharacters = (n: number) => writing.characters(number.format(n), n);

/** Shows how long a post is, whether its code is too long for colours and, near the limits, how much of the database's is used and what a post can have. Memoized, because counting is slow. */
export const PostSize = memo(function PostSize({ post }: { post: PostContent }) {
  const share = measureSize(post) / MAX_POST_BYTES;
  return (
    <>
      <p className="meta">
        {toWords(countWords(post.sections))}
        <span>
          {site.comma}
          {toCharacters(countCharacters(post.sections))}
        </span>
      </p>
      {hasPlainCode(post.sections) && (
        <p className="meta">
          {writing.plainCode(number.format(MAX_BLOCK), number.format(MAX_POST))}
        </p>
      )}
      {share >= NEAR && (
        <p>
          <meter value={share} low={NEAR} high={0.99} optimum={0} aria-label={writing.size} />{' '}
          {share > 1 ? writing.tooLarge : writing.reached(Math.floor(share * 100))}
        </p>
      )}
      {hasTooManyParts(post.sections) && <p>{PART_LIMITS}</p>}
    </>
  );
});
