import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { restoreSession } from './auth/session';
import { startFromPage } from './blog/cache';
import './bootstrap.scss';
import './site.css';

restoreSession();
startFromPage();

const root = document.getElementById('root')!;
const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

// The build writes into a page which path it was rendered for; `*` is the Not found page.
const { path } = root.dataset;
if (path === '*' || path === location.pathname) hydrateRoot(root, app);
else createRoot(root).render(app);
