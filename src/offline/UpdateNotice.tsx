import { useEffect, useState } from 'react';
import { announce } from '../layout/announce';
import { registerWorker } from './registerWorker';

const READY = 'A new version of this site is ready.';

/** Lets the waiting worker take over, then loads the page anew. */
function update({ waiting }: ServiceWorkerRegistration) {
  const reload = () => location.reload();
  // In another tab somebody may have been faster.
  if (!waiting) return reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload);
  waiting.postMessage({ type: 'SKIP_WAITING' });
}

/** Keeps the site available offline, and offers a new version of it. Nothing is reloaded unasked. */
export function UpdateNotice() {
  const [registration, setRegistration] = useState<ServiceWorkerRegistration>();
  useEffect(() => registerWorker(setRegistration), []);
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
