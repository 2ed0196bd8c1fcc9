import type { BrowserContext } from '@playwright/test';
import { fileURLToPath } from 'node:url';

/** Google's script, which the Auth SDK loads for the popup. */
export const GAPI = 'https://apis.google.com/js/api.js*';
const standIn = fileURLToPath(new URL('gapiStub.js', import.meta.url));

/** Stands in for Google's own script, which can't be had offline; the rest of the popup sign-in is the real one. */
export const serveGapi = (context: BrowserContext) =>
  context.route(GAPI, (route) =>
    route.fulfill({ path: standIn, contentType: 'application/javascript' }),
  );
