import { Link } from 'react-router-dom';
import type { Show } from './show';

// A page, perhaps of this site, which the router finds out. A file has a dot; a browser finds a fragment by itself.
const PAGE = /^(?:https?:\/\/[^/?#]+)?\/[^.?#]*(?:[?#]|$)/i;

/** Shows a link to a page of this site. */
export const showLink: Show = ({ href = '', children }, { key, showAll }) =>
  PAGE.test(href) ? (
    <Link key={key} to={href}>
      {showAll(children)}
    </Link>
  ) : undefined;
