import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { announce } from '../layout/announce';
import { cacheVisited, registerWorker } from './registerWorker';

const READY = 'A new version of this site is ready.';

/** Lets the waiting worker take over, then reloads the page. */
function update({ waiting }: ServiceWorkerRegistration) {
  const reload = () => location.reload();
  // Another tab may have updated already.
  if (!waiting) return reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload);
  waiting.postMessage({ type: 'SKIP_WAITING' });
}

/** Keeps the site available offline, and offers new versions of it. Never reloads by itself. */
export function UpdateNotice() {
  const [registration, setRegistration] = useState<ServiceWorkerRegistration>();
  const { pathname, key } = useLocation();
  useEffect(() => registerWorker(setRegistration), []);
  useEffect(() => {
    // React Router's key for the page that the browser has loaded.
    if (key !== 'default') cacheVisited(pathname);
  }, [pathname, key]);
  useEffect(() => {
    if (registration) announce(READY);
  }, [registration]);

  if (!registration) return null;
  return (
    <aside className="update">
      {READY}{' '}
      <button type="button" className="btn btn-link" onClick={() => update(registration)}>
        Reload
      </button>
    </aside>
  );
}
