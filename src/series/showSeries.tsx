import { reading } from '#words/reading';
import { site } from '#words/site';
import { absoluteUrl } from '../base/absoluteUrl';
import type { PostSources } from '../live/changes';
import { MarginLink } from '../site/MarginLink';
import { InSeries } from './InSeries';
import { type SeriesPosition, toSeriesPath } from './archive';
import { findPosition } from './position';

/** What leads to the parts after and before a post in its series, and to all of them. */
const toLinks = (series: string, path: string, position: SeriesPosition) => ({
  name: reading.series,
  posts: [
    [reading.nextPart, position.next],
    [reading.previousPart, position.previous],
  ] as const,
  last: (
    <MarginLink
      to={path}
      label={`${reading.series}${site.comma}${reading.partOf(position.number, position.count)}`}
    >
      <span>
        <bdi>{series}</bdi>
      </span>
    </MarginLink>
  ),
});

/** What the page of a post shows of its series, and the path of the page that it needs for that; nothing if the post is in none. */
export function showSeries(sources: PostSources) {
  const series = sources.post?.Series;
  if (!series) return {};
  const { position, needs } = findPosition(sources);
  const path = toSeriesPath(series);
  return {
    needs,
    line: <InSeries series={series} position={position} />,
    // The only part leads to no other.
    links: position && position.count > 1 ? toLinks(series, path, position) : undefined,
    data: { isPartOf: { '@type': 'CreativeWorkSeries', name: series, url: absoluteUrl(path) } },
  };
}
