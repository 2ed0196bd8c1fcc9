import { Link } from 'react-router-dom';
import { site } from '#words/site';
import type { Time } from '#any-resume';
import { isAddress } from '#every-script';
import { Items } from '../base/Items';
import { Names } from '../base/language/Names';
import { WebLink } from '../pages/ContactLinks';
import { formatDates } from './formatDates';
import { keepWhole } from './keepWhole';

interface Props {
  /** h4 below a subheading. */
  level?: 'h3' | 'h4';
  title: string | string[];
  place?: string[];
  /** JSON Resume dates or texts; '' if unknown. */
  startDate?: string;
  endDate?: string;
  time?: Time;
  /** The address of what the title names. */
  titleUrl?: string;
  /** The path of its page on the site. */
  page?: string;
  url?: string;
  texts?: string[];
  points?: string[];
  tags?: string[];
}

/** One entry of a CV section. Empty fields are left out. */
export function CvEntry(props: Props) {
  const { level: Heading = 'h3', time, titleUrl = '', url } = props;
  const { place = [], texts = [], points = [], tags = [] } = props;
  const title = [props.title].flat().filter(Boolean);
  const heading = <Names names={title} between={site.comma} show={keepWhole} />;
  const dates = formatDates(props);
  const page = __PROJECTS__ ? props.page : undefined;
  // A title that has an address of its own is its link.
  const isLinked =
    !page && title.length > 0 && isAddress(titleUrl) && !title.join().includes('https://');
  const linked = isLinked ? <a href={titleUrl}>{heading}</a> : heading;
  return (
    <article className={`cv-entry across marked${time === 'current' ? ' current' : ''}`}>
      {title.length > 0 && (
        <Heading className="cv-title">{page ? <Link to={page}>{heading}</Link> : linked}</Heading>
      )}
      {dates.length > 0 && (
        <p className="mono aside">
          <Names names={dates} between=" – " />
        </p>
      )}
      <Items className="cv-place" items={place.map((name) => name && keepWhole(name))} />
      {texts.map((text, i) => text && <p key={i}>{keepWhole(text)}</p>)}
      {points.length > 0 && (
        <ul>
          {points.map((point, i) => (
            <li key={i}>{keepWhole(point)}</li>
          ))}
        </ul>
      )}
      <Items className="meta" items={tags.map((tag) => keepWhole(tag))} />
      {titleUrl && (
        <p className={isLinked ? 'meta on-paper' : 'meta'}>
          <WebLink url={titleUrl} />
        </p>
      )}
      {url && (
        <p className="meta">
          <WebLink url={url} />
        </p>
      )}
    </article>
  );
}
