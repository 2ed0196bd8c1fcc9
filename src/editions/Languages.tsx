import { useLocation } from 'react-router-dom';
import { editions, thisEdition } from '../content/editions';
import { isBlogPath } from '../routes';
import { type Alternates, useAlternates } from './alternates';
import { EditionLink } from './EditionLink';
import './languages.css';

/** Links to this page in the other editions, or else to the list or to Home there. */
export function Languages({ built }: { built?: Alternates }) {
  const { pathname } = useLocation();
  const alternates = useAlternates(pathname, built);
  if (!thisEdition) return null;
  const instead = isBlogPath(pathname) ? '/blogs' : '/home';
  return (
    <p className="languages">
      {editions
        .filter((edition) => edition !== thisEdition)
        .map((edition) => [
          <EditionLink
            key={edition.path}
            edition={edition}
            path={alternates[edition.path] ?? instead}
          />,
          ' ',
        ])}
    </p>
  );
}
