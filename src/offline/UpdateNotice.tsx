import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { frame } from '#words/frame';
import { announce } from '../messages/announce';
import { cacheVisited, registerWorker } from './registerWorker';

// A request that hangs, in any tab, keeps the old worker in control. Pages come from the network first, so the new version
// opens even then.
const RELOAD_AFTER_MS = 3_000;

/** Lets the waiting worker take over, then reloads the page. */
async function update({ waiting }: ServiceWorkerRegistration) {
  // Another tab may have updated already.
  if (waiting) {
    const isLate = new Promise((done) => setTimeout(done, RELOAD_AFTER_MS));
    const isInControl = new Promise((done) => {
      navigator.serviceWorker.addEventListener('controllerchange', done);
    });
    waiting.postMessage({ type: 'SKIP_WAITING' });
    await Promise.race([isInControl, isLate]);
  }
  location.reload();
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
    if (registration) announce(frame.newVersion);
  }, [registration]);

  if (!registration) return null;
  return (
    <aside className="update">
      {frame.newVersion}{' '}
      <button type="button" className="btn btn-link" onClick={() => void update(registration)}>
        {frame.reload}
      </button>
    </aside>
  );
}
