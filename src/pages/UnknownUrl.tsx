import { useEffect } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { useIsHydrated } from '../layout/useIsHydrated';
import { routes } from '../routes';
import { NotFound } from './NotFound';
import { Unreachable } from './Unreachable';

// At an unknown URL, only the service worker sends the shell, when offline. The development server always sends it.
const isOffline = () =>
  import.meta.env.PROD && document.querySelector('#root:not([data-path])') !== null;

/** Shown at a URL that no route matches. Redirects if only the case differs, as in /CV. */
export function UnknownUrl() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  // Only the first part: post ids are case-sensitive.
  const lower = pathname.replace(/^\/[^/]+/, (first) => first.toLowerCase());
  const isKnown = lower !== pathname && routes.some(({ path }) => matchPath(path, lower));

  // In an effect: the first render must equal the 404 page being hydrated.
  useEffect(() => {
    if (isKnown) void navigate(lower + search + hash, { replace: true });
  }, [isKnown, lower, search, hash, navigate]);
  const isUnknown = useIsHydrated() && isOffline() && !pathname.startsWith('/blog/');
  return isUnknown ? <Unreachable /> : <NotFound />;
}
