import type { Show } from '../show';
import { showCallout } from './Callout';

/** Shows an admonition in a feed, whose readers have no box for it: as a quotation, so that its end can be seen. */
export const showQuotedCallout: Show = (element, around) => {
  const callout = showCallout(element, around);
  return callout && <blockquote key={around.key}>{callout}</blockquote>;
};
