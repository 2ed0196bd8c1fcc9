import { useEffect } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { useIsHydrated } from '../layout/useIsHydrated';
import { routes } from '../routes';
import { NotFound } from './NotFound';
import { Unreachable } from './Unreachable';

// Hosting sends the shell for posts and the form only. Elsewhere it comes from the service worker, without a network.
const isShell = () => document.querySelector('#root:not([data-path])') !== null;

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
  const isUnasked = useIsHydrated() && isShell();
  return isUnasked && !pathname.startsWith('/blog/') ? <Unreachable /> : <NotFound />;
}
