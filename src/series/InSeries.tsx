import { Link } from 'react-router-dom';
import { reading } from '#words/reading';
import { site } from '#words/site';
import type { Place } from '../post/cache';
import { toSeriesPath } from './place';

interface Props {
  series?: string;
  place?: Place;
}

/** Links to the page of a post's series, and says which part of it the post is, if that is known; nothing if it is in none. */
export const InSeries = ({ series, place }: Props) =>
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
