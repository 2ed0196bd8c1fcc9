import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { reading } from '#words/reading';
import { site } from '#words/site';
import { type Origin, toTagPath } from '../post/post';
import { PostedOn } from './PostedOn';

/** The id of the links to the posts of a series. */
export const SERIES = 'series';

/** Links to the pages of a post's tags; nothing if it has none. */
export const Tags = ({ tags }: { tags?: string[] }) =>
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
