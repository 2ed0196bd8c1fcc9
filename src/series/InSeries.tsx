import { Link } from 'react-router-dom';
import { reading } from '#words/reading';
import { site } from '#words/site';
import { type SeriesPosition, toSeriesPath } from './archive';

interface Props {
  series?: string;
  position?: SeriesPosition;
}

/** Links to the page of a post's series, and says which part of it the post is, if that is known; nothing if it is in none. */
export const InSeries = ({ series, position }: Props) =>
  series && (
    <p className="mono in-series">
      {`${reading.series}${site.colon}`}
      <Link to={toSeriesPath(series)}>
        <bdi>{series}</bdi>
      </Link>
      {position && (
        <>
          {site.comma}
          <span>{reading.partOf(position.number, position.count)}</span>
        </>
      )}
    </p>
  );
