// The site as a plain client-rendered app: one script, nothing prerendered, all of Bootstrap.
import 'bootstrap/dist/css/bootstrap.min.css';
import '../../src/colors.scss';
import '../../src/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../../src/App';
import { restoreSession } from '../../src/auth/session';
import { createCache } from '../../src/post/cache';

restoreSession();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <BrowserRouter>
      <App cache={createCache()} />
    </BrowserRouter>
  </StrictMode>,
);
