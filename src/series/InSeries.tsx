import { Link } from 'react-router-dom';
import { reading } from '#words/reading';
import { site } from '#words/site';
import { type SeriesPosition, toSeriesPath } from './archive';

interface Props {
  series: string;
  position?: SeriesPosition;
}

/** Links to the page of a post's series, and says which part of it the post is, if that is known. */
export const InSeries = ({ series, position }: Props) => (
  <>
    {`${reading.series}${site.colon}`}
    <Link to={toSeriesPath(series)}>
      <bdi>{series}</bdi>
    </Link>
    {position && (
      <>
        {site.comma}
        <span className="part">{reading.partOf(position.number, position.count)}</span>
      </>
    )}
  </>
);
