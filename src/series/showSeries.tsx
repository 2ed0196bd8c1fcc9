import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { reading } from '#words/reading';
import { site } from '#words/site';
import { absoluteUrl } from '../base/absoluteUrl';
import { isolateNames } from '../base/language/isolateNames';
import { inLanguage } from '../base/language/inLanguage';
import type { PostSources } from '../live/changes';
import { type PostTitle, displayTitle, toPath } from '../post/post';
import { InSeries } from './InSeries';
import { type SeriesPosition, toSeriesPath } from './archive';
import { findPosition } from './position';

function Row({ to, label, children }: { to: string; label: string; children: ReactNode }) {
  return (
    <Link to={to} className="across">
      <span className="mono aside">{label}</span> {children}
    </Link>
  );
}

const Part = ({ label, post }: { label: string; post?: PostTitle }) =>
  post && (
    <Row to={toPath(post.id)} label={label}>
      <span {...inLanguage(post.Language)}>{isolateNames(displayTitle(post))}</span>
    </Row>
  );

interface Props {
  series: string;
  path: string;
  position: SeriesPosition;
}

/** Links to the parts after and before a post in its series, and to all of them. */
const SeriesLinks = ({ series, path, position: { previous, next, number, count } }: Props) => (
  <nav className="neighbours across" aria-label={reading.series}>
    <Part label={reading.nextPart} post={next} />{' '}
    <Part label={reading.previousPart} post={previous} />{' '}
    <Row to={path} label={`${reading.series}${site.comma}${reading.partOf(number, count)}`}>
      <span>
        <bdi>{series}</bdi>
      </span>
    </Row>
  </nav>
);

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
    links: position && position.count > 1 && <SeriesLinks {...{ series, path, position }} />,
    data: { isPartOf: { '@type': 'CreativeWorkSeries', name: series, url: absoluteUrl(path) } },
  };
}
