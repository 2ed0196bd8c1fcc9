import { useLocation } from 'react-router-dom';
import { toHrefIn } from '../addresses';
import { editions, own } from '../content/editions';
import { isBlogPath } from '../routes';
import { type Alternates, useAlternates } from './alternates';

/** Links to this page in the other editions, or else to the list or to Home there. */
export function Languages({ built }: { built?: Alternates }) {
  const { pathname } = useLocation();
  const alternates = useAlternates(pathname, built);
  const instead = isBlogPath(pathname) ? '/blogs' : '/home';
  return editions.map(
    (edition) =>
      edition !== own && [
        <a
          key={edition.path}
          className="language"
          href={toHrefIn(edition, alternates[edition.path] ?? instead)}
          lang={edition.lang}
          hrefLang={edition.lang}
          dir={edition.dir}
        >
          {edition.name}
        </a>,
        ' ',
      ],
  );
}
