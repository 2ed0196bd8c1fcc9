// The same site as a plain client-rendered app: nothing is prerendered, and all of Bootstrap is included.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../../src/App';
import { restoreSession } from '../../src/auth/session';
import { cacheOf } from '../../src/blog/cache';
import './bootstrap.scss';
import '../../src/styles.css';

restoreSession();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <BrowserRouter>
      <App cache={cacheOf()} />
    </BrowserRouter>
  </StrictMode>,
);
