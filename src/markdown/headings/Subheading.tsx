import { createElement } from 'react';
import type { Show } from '../show';

// As JSON has it: a quotation mark within words has a backslash before it.
const LINK = /"tag":"(?:a|reference)"/;

/** Shows a heading within a section. It links to itself, unless it has a link of its own. */
export const showSubheading: Show = ({ tag, id, children }, { key, dir, showAll }) => {
  const words = showAll(children);
  const hasLink = LINK.test(JSON.stringify(children));
  return createElement(tag, { key, id, dir }, hasLink ? words : <a href={`#${id}`}>{words}</a>);
};
