// This very site as a React site is usually started: nothing is prerendered, all of Bootstrap is there.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../../src/App';
import { restoreSession } from '../../src/auth/session';
import './bootstrap.scss';
import '../../src/site.css';

restoreSession();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>,
);
