const months = new Intl.DateTimeFormat('en-GB', {
  year: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

// JSON Resume's dates are YYYY, YYYY-MM or YYYY-MM-DD; a CV shows no days.
const formatDate = (date: string) =>
  /^\d{4}-\d{2}/.test(date) ? months.format(new Date(date)) : date;

interface Props {
  /** h4 below a sub-heading. */
  level?: 'h3' | 'h4';
  title: string;
  place?: string;
  /** JSON Resume dates, or a word such as "present". */
  from?: string;
  to?: string;
  text?: string;
  points?: string[];
  tags?: string[];
}

/** One entry of a CV section. */
export function CvEntry(props: Props) {
  const { level: Heading = 'h3', title, place, from, to, text, points = [], tags = [] } = props;
  const dates = [from, to].filter((date) => date !== undefined).map(formatDate);
  return (
    <article className={`cv-entry across marked${to === 'present' ? ' current' : ''}`}>
      <Heading className="cv-title">{title}</Heading>
      {dates.length > 0 && <p className="mono aside">{dates.join(' – ')}</p>}
      {place && <p className="cv-place">{place}</p>}
      {text && <p>{text}</p>}
      {points.length > 0 && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {tags.length > 0 && <p className="mono">{tags.join(' · ')}</p>}
    </article>
  );
}
