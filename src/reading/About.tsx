import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { reading } from '#words/reading';
import { site } from '#words/site';
import type { Origin, PostSummary } from '../post/post';
import { toTagPath } from '../post/paths';
import { InSeries } from '../series/InSeries';
import { PostedOn } from './PostedOn';

/** Says where a post was first published and when; nothing if it was not published elsewhere. */
export const showOrigin = ({ FirstPublished, Canonical }: Origin): ReactNode =>
  (FirstPublished || Canonical) && (
    <>
      {`${reading.firstPublished}${site.colon}`}
      {FirstPublished && <PostedOn date={new Date(FirstPublished)} />}
      {FirstPublished && Canonical && site.comma}
      {Canonical && <a href={Canonical}>{new URL(Canonical).hostname.replace(/^www\./, '')}</a>}
    </>
  );

/** Lists when and where a post was first published, what leads to posts that belong with it (by default its series), and its tags. */
export const listAbout = (
  post: PostSummary,
  related: ReactNode[] = [post.Series && <InSeries series={post.Series} />],
): ReactNode[] => [
  showOrigin(post),
  ...related,
  ...(post.Tags ?? []).map((tag) => <Link to={toTagPath(tag)}>{tag}</Link>),
];
