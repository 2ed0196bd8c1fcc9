import { cv } from '#words/cv';
import { site } from '#words/site';
import { WebLink } from './ContactLinks';
import { isCurrent } from './isCurrent';
import { keepWhole } from './keepWhole';

const months = new Intl.DateTimeFormat(site.locale, {
  year: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

// JSON Resume has YYYY, YYYY-MM and YYYY-MM-DD; a CV shows no days.
const formatDate = (date: string) =>
  /^\d{4}-\d{2}/.test(date) ? months.format(new Date(date)) : date;

interface Props {
  /** h4 below a subheading. */
  level?: 'h3' | 'h4';
  title: string;
  place?: string;
  /** JSON Resume dates; '' if unknown. A start without an end means that the entry is current. */
  startDate?: string;
  endDate?: string;
  url?: string;
  texts?: string[];
  points?: string[];
  tags?: string[];
}

/** One entry of a CV section. Empty fields are left out. */
export function CvEntry(props: Props) {
  const { level: Heading = 'h3', title, place, startDate = '', endDate = '', url } = props;
  const { texts = [], points = [], tags = [] } = props;
  const isOpen = isCurrent({ startDate, endDate });
  const dates = [...new Set([startDate, endDate].filter(Boolean).map(formatDate))];
  if (isOpen) dates.push(cv.present);
  return (
    <article className={`cv-entry across marked${isOpen ? ' current' : ''}`}>
      {title && <Heading className="cv-title">{keepWhole(title)}</Heading>}
      {dates.length > 0 && <p className="mono aside">{dates.join(' – ')}</p>}
      {place && <p className="cv-place">{keepWhole(place)}</p>}
      {texts.map((text, i) => text && <p key={i}>{keepWhole(text)}</p>)}
      {points.length > 0 && (
        <ul>
          {points.map((point, i) => (
            <li key={i}>{keepWhole(point)}</li>
          ))}
        </ul>
      )}
      {tags.length > 0 && <p className="mono">{keepWhole(tags.join(' · '))}</p>}
      {url && (
        <p className="mono">
          <WebLink url={url} />
        </p>
      )}
    </article>
  );
}
