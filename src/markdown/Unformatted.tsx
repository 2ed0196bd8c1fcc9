import { reading } from '#words/reading';
import { site } from '#words/site';
import type { Show } from './show';

/** Shows a note that a part of a paragraph has its marks, as it is too long or nested too deep. */
export const showUnformatted: Show = (_, { key }) => (
  <p key={key} className="limit-note meta" lang={site.lang}>
    {reading.unformatted}
  </p>
);
