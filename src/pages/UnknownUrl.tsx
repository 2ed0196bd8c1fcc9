import { useIsHydrated } from '../messages/useIsHydrated';
import { NotFound } from './NotFound';
import { Unreachable } from './Unreachable';

// At an unknown URL, only the service worker sends the shell, when offline. The development server always sends it.
const isOffline = () =>
  import.meta.env.PROD && document.querySelector('#root:not([data-path])') !== null;

/** Shown at a URL that no route matches. */
export const UnknownUrl = () => (useIsHydrated() && isOffline() ? <Unreachable /> : <NotFound />);
