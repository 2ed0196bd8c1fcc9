import { absoluteUrl } from '../base/absoluteUrl';
import type { PostSources } from '../live/changes';
import { findPosition, toSeriesPath } from './position';
import { InSeries } from './InSeries';
import { SeriesLinks } from './SeriesLinks';

/** What the page of a post shows of its series, and the path of the page that it needs for that; nothing if the post is in none. */
export function showSeries(sources: PostSources) {
  const { position, needs } = findPosition(sources);
  const series = sources.post?.Series;
  if (!series) return {};
  return {
    needs,
    line: <InSeries series={series} position={position} />,
    links: <SeriesLinks series={series} position={position} />,
    data: {
      isPartOf: {
        '@type': 'CreativeWorkSeries',
        name: series,
        url: absoluteUrl(toSeriesPath(series)),
      },
    },
  };
}
