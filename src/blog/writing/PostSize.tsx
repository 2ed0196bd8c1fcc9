import type { Post } from '../blog';
import { countCharacters, countWords } from '../texts';
import { MAX_BYTES, sizeOf } from './sizeOf';

// From here on its author sees it coming.
const NEAR = 0.8;

const number = new Intl.NumberFormat('en-GB');
const count = (n: number, unit: string) => `${number.format(n)} ${unit}${n === 1 ? '' : 's'}`;

/** Says how long a post is and, near the database's limit, how much of that it takes. */
export function PostSize({ post }: { post: Post }) {
  const share = sizeOf(post) / MAX_BYTES;
  return (
    <>
      <p className="mono">
        {count(countWords(post.sections), 'word')},{' '}
        {count(countCharacters(post.sections), 'character')}
      </p>
      {share >= NEAR && (
        <p>
          <meter value={share} low={NEAR} high={0.99} optimum={0} aria-label="Size of the post" />{' '}
          {share > 1
            ? 'The post is too large for the database. Please shorten it or split it in two.'
            : `The post has ${Math.floor(share * 100)} % of the size that the database allows.`}
        </p>
      )}
    </>
  );
}
