import { useEffect } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { routes } from '../routes';
import { NotFound } from './NotFound';

/** Shown at a URL that no route matches. One that only differs by capitals, such as /CV, leads to its page. */
export function UnknownUrl() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  // Only the first part: the id of a post may have capitals.
  const lower = pathname.replace(/^\/[^/]+/, (first) => first.toLowerCase());
  const isKnown = lower !== pathname && routes.some(({ path }) => matchPath(path, lower));

  // Not while rendering: the first render must equal the 404 page that is being hydrated.
  useEffect(() => {
    if (isKnown) void navigate(lower + search + hash, { replace: true });
  }, [isKnown, lower, search, hash, navigate]);
  return <NotFound />;
}
