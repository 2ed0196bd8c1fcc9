import { type BrowserContext, expect } from '@playwright/test';
import { authHost } from '../../../scripts/emulators/hosts';
import { provider } from '../../../src/auth/provider';
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

test('an injected script or style does nothing', async ({ page, violations }) => {
  await page.goto('/home');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "hacked"';
    document.body.append(script);
    document.body.innerHTML +=
      '<img src="missing" onerror="document.title = `hacked`" style="top: 0">';
  });
  await expect.poll(() => violations).toHaveLength(3);
  await expect(page).not.toHaveTitle('hacked');
  violations.length = 0;
});

test.describe('on a production build', () => {
  test.use({ baseURL: sites.production.url });

  test('the blog reaches Firestore and nothing else', async ({ context, page }) => {
    for (const path of ['/blogs', '/blog/any']) {
      const asked = await watchOrigins(context);
      await page.goto(path);
      await expect.poll(() => [...asked], path).toEqual(['https://firestore.googleapis.com']);
    }
  });

  test('signed in, a page also contacts Auth and the server of the photo', async ({
    context,
    page,
  }) => {
    const asked = await watchOrigins(context);
    const photos = provider.photos.replace('*', 'lh3');
    const user = { uid: 'a', displayName: 'A', photoURL: `${photos}/a`, emailVerified: true };
    await context.addInitScript((user) => {
      const expirationTime = Date.now() + 3_600_000;
      const stsTokenManager = { refreshToken: 'r', accessToken: 'a', expirationTime };
      const kept = { ...user, isAnonymous: false, providerData: [], stsTokenManager };
      localStorage.setItem('user', JSON.stringify(user));
      localStorage.setItem('firebase:authUser:sample-key:[DEFAULT]', JSON.stringify(kept));
    }, user);
    await page.goto('/cv');
    await expect
      .poll(() => [...asked].sort())
      .toEqual(['https://identitytoolkit.googleapis.com', photos].sort());
  });

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
