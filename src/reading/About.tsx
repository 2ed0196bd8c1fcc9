import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { reading } from '#words/reading';
import { site } from '#words/site';
import type { Origin, PostSummary } from '../post/post';
import { toTagPath } from '../post/paths';
import { InSeries } from '../series/InSeries';
import { PostedOn } from './PostedOn';

/** Links to the pages of a post's tags; nothing if it has none. */
const Tags = ({ tags }: { tags?: string[] }) =>
  tags && (
    <p className="tags mono">
      {tags.map((tag) => (
        <Fragment key={tag}>
          <Link to={toTagPath(tag)}>
            <bdi>{tag}</bdi>
          </Link>{' '}
        </Fragment>
      ))}
    </p>
  );

/** Where a post was first published and when; nothing if it was not published elsewhere. */
export function FirstPublished({ FirstPublished, Canonical }: Origin) {
  if (!FirstPublished && !Canonical) return null;
  return (
    <p className="mono first-published">
      {`${reading.firstPublished}${site.colon}`}
      {FirstPublished && <PostedOn date={new Date(FirstPublished)} />}
      {FirstPublished && Canonical && site.comma}
      {Canonical && <a href={Canonical}>{new URL(Canonical).hostname.replace(/^www\./, '')}</a>}
    </p>
  );
}

interface Props {
  post: PostSummary;
  /** What leads to posts that belong with it; by default, the line of its series. */
  related?: ReactNode;
  children?: ReactNode;
}

/** When and where a post was first published, what is given as children, and links to the posts that have something in common with it. */
export const About = ({ post, related = <InSeries series={post.Series} />, children }: Props) => (
  <>
    <FirstPublished {...post} />
    {children}
    {related}
    <Tags tags={post.Tags} />
  </>
);
