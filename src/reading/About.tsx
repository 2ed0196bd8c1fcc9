import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { reading } from '#words/reading';
import { site } from '#words/site';
import type { PostSummary } from '../post/post';
import { toTagPath } from '../post/paths';
import { InSeries } from '../series/InSeries';

/** Says where a post was first published; nothing if that was here. */
export const showOrigin = ({ Canonical }: Pick<PostSummary, 'Canonical'>): ReactNode =>
  Canonical && (
    <>
      {`${reading.firstPublished}${site.colon}`}
      <a href={Canonical}>{new URL(Canonical).hostname.replace(/^www\./, '')}</a>
    </>
  );

/** Lists where a post was first published, what leads to posts that belong with it (by default its series), and its tags. */
export const listAbout = (
  post: PostSummary,
  related: ReactNode[] = [post.Series && <InSeries series={post.Series} />],
): ReactNode[] => [
  showOrigin(post),
  ...related,
  ...(post.Tags ?? []).map((tag) => <Link to={toTagPath(tag)}>{tag}</Link>),
];
