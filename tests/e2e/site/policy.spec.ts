import { type BrowserContext, expect } from '@playwright/test';
import { authHost } from '../../../scripts/emulators/hosts';
import { otherSites } from '../../../src/settings';
import { serveGapi } from '../support/gapi';
import { sites } from '../support/sites/sites';
import { test } from '../support/fixtures';
import { words } from '../support/words';

const chosen: string[] = Object.values(otherSites).flat();

/**
 * Keeps every request to the internet waiting for its answer, and refuses those to sites of the owner's choice. Returns the
 * other origins that were asked.
 */
async function watchOrigins(context: BrowserContext): Promise<Set<string>> {
  const asked = new Set<string>();
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol === 'https:' && !chosen.includes(origin)) asked.add(origin);
  });
  await context.route(
    ({ protocol }) => protocol === 'https:',
    (route) =>
      chosen.includes(new URL(route.request().url()).origin)
        ? route.abort()
        : new Promise(() => undefined),
  );
  return asked;
}

const emulatorsIframe = async () =>
  (await fetch(`http://${authHost()}/emulator/auth/iframe`)).text();

test.describe('on a production build', () => {
  test.use({ baseURL: sites.production.url });

  test('the policy allows the sign-in popup, at the configured host', async ({ context, page }) => {
    const asked = await watchOrigins(context);
    await serveGapi(context);
    // The SDK asks which sites may open the popup, and loads the page through which the popup answers.
    await context.route('https://identitytoolkit.googleapis.com/v1/projects?*', (route) =>
      route.fulfill({
        json: { authorizedDomains: ['127.0.0.1'] },
        headers: { 'Access-Control-Allow-Origin': '*' },
      }),
    );
    await context.route('https://login.example.com/__/auth/iframe*', async (route) =>
      route.fulfill({ body: await emulatorsIframe(), contentType: 'text/html' }),
    );
    await context.route('https://login.example.com/__/auth/handler*', (route) =>
      route.fulfill({ body: '' }),
    );
    await page.goto('/home');
    await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: words.account.signIn }).click(),
    ]);
    await expect
      .poll(() => [...asked].sort())
      .toEqual([
        'https://apis.google.com',
        'https://identitytoolkit.googleapis.com',
        'https://login.example.com',
      ]);
  });
});
