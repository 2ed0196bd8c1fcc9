import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { reading } from '#words/reading';
import { site } from '#words/site';
import { isolateNames } from '../base/language/isolateNames';
import { inLanguage } from '../base/language/inLanguage';
import { type PostTitle, displayTitle, toPath } from '../post/post';
import { type SeriesPosition, toSeriesPath } from './position';

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

/** Links to the parts after and before a post in its series, and to all of them; nothing if it is the only one. */
export function SeriesLinks({ series, position }: { series: string; position?: SeriesPosition }) {
  if (!position || position.count < 2) return null;
  const { previous, next, number, count } = position;
  return (
    <nav className="neighbours across" aria-label={reading.series}>
      <Part label={reading.nextPart} post={next} />{' '}
      <Part label={reading.previousPart} post={previous} />{' '}
      <Row
        to={toSeriesPath(series)}
        label={`${reading.series}${site.comma}${reading.partOf(number, count)}`}
      >
        <span>
          <bdi>{series}</bdi>
        </span>
      </Row>
    </nav>
  );
}
