import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { frame } from '#words/frame';
import { announce } from '../base/announce';
import { cacheVisited, registerWorker, updateSite } from './registerWorker';
import './update.css';

/** Keeps the site available offline, and offers new versions of it. Never reloads by itself. */
export function UpdateNotice() {
  const [state, setState] = useState<'current' | 'outdated' | 'reloading'>('current');
  const { pathname, key } = useLocation();
  useEffect(() => registerWorker(() => setState('outdated')), []);
  useEffect(() => {
    // React Router's key for the page that the browser has loaded.
    if (key !== 'default') cacheVisited(pathname);
  }, [pathname, key]);
  useEffect(() => {
    if (state !== 'current') announce(state === 'outdated' ? frame.newVersion : frame.reloading);
  }, [state]);

  function reload() {
    setState('reloading');
    void updateSite();
  }

  if (state === 'current') return null;
  const isReloading = state === 'reloading';
  return (
    <aside className="update">
      {frame.newVersion}{' '}
      <button
        type="button"
        className="btn btn-link"
        aria-disabled={isReloading}
        onClick={isReloading ? undefined : reload}
      >
        {isReloading ? frame.reloading : frame.reload}
      </button>
    </aside>
  );
}
