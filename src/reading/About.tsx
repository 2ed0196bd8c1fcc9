import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { reading } from '#words/reading';
import { site } from '#words/site';
import { toSeriesPath } from '../post/archives';
import { type Origin, toTagPath } from '../post/post';
import type { SeriesPlace } from '../post/series';
import { PostedOn } from './PostedOn';

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

/** Links to the page of a post's series, and says which part of it the post is, if that is known; nothing if it is in none. */
export const InSeries = ({ series, place }: { series?: string; place?: SeriesPlace }) =>
  series && (
    <p className="mono in-series">
      {`${reading.series}${site.colon}`}
      <Link to={toSeriesPath(series)}>
        <bdi>{series}</bdi>
      </Link>
      {place && (
        <>
          {site.comma}
          <span>{reading.partOf(place.number, place.count)}</span>
        </>
      )}
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
