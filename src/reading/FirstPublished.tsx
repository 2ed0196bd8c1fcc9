import { reading } from '#words/reading';
import { site } from '#words/site';
import type { Origin } from '../post/blog';
import { PostedOn } from './PostedOn';

/** Where a post was first published and when; nothing if it was not published elsewhere. */
export function FirstPublished({ FirstPublished, Canonical }: Origin) {
  if (!FirstPublished && !Canonical) return null;
  return (
    <p className="mono first-published">
      {`${reading.firstPublished}${site.colon}`}
      {FirstPublished && <PostedOn date={new Date(FirstPublished)} />}
      {FirstPublished && Canonical && site.comma}
      {Canonical && <a href={Canonical}>{new URL(Canonical).hostname.replace(/^www\./, '')}</a>}
    </p>
  );
}
