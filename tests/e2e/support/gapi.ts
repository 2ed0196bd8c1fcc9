import type { BrowserContext } from '@playwright/test';
import { fileURLToPath } from 'node:url';

/** The script that the Auth SDK loads for the popup. */
const GAPI = 'https://apis.google.com/js/api.js*';
const stub = fileURLToPath(new URL('gapiStub.js', import.meta.url));

/** Replaces Google’s script, which is unavailable offline, by a stub; the rest of the popup sign-in is real. */
export const serveGapi = (context: BrowserContext) =>
  context.route(GAPI, (route) =>
    route.fulfill({ path: stub, contentType: 'application/javascript' }),
  );
