import { MAX_BYTES } from './sizeOf';

// From here on its author sees it coming.
const NEAR = 0.8;

/** Says how near a post is to the database's limit, once it is. */
export function PostSize({ bytes }: { bytes: number }) {
  const share = bytes / MAX_BYTES;
  if (share < NEAR) return null;
  return (
    <p>
      <meter value={share} high={1} max={1} aria-label="Size of the post" />{' '}
      {share > 1
        ? 'The post is too large for the database. Please shorten it or split it in two.'
        : `The post has ${Math.floor(share * 100)} % of the size that the database allows.`}
    </p>
  );
}
