import { type BrowserContext, expect } from '@playwright/test';
import { authHost } from '../../scripts/emulators/hosts';
import { serveGapi } from './support/gapi';
import { sites } from './support/sites';
import { test } from './support/fixtures';

/** Leaves all that is asked of the internet waiting for its answer; gives the origins that were asked. */
async function watchOrigins(context: BrowserContext): Promise<Set<string>> {
  const asked = new Set<string>();
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol === 'https:') asked.add(origin);
  });
  await context.route(
    ({ protocol }) => protocol === 'https:',
    () => new Promise(() => undefined),
  );
  return asked;
}

const emulatorsIframe = async () => (await fetch(`http://${authHost}/emulator/auth/iframe`)).text();

test('a script or style that gets into a page does nothing', async ({ page, violations }) => {
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

  for (const path of ['/blogs', '/blog/any']) {
    test(`the policy lets ${path} reach Firestore, and nothing but`, async ({ context, page }) => {
      const asked = await watchOrigins(context);
      await page.goto(path);
      await expect.poll(() => [...asked]).toEqual(['https://firestore.googleapis.com']);
    });
  }

  test('a static page reaches for nothing but the site', async ({ context, page }) => {
    const asked = await watchOrigins(context);
    for (const path of ['/home', '/cv', '/contact', '/no-such-page']) {
      await page.goto(path, { waitUntil: 'networkidle' });
    }
    expect([...asked]).toEqual([]);
  });

  test('the policy lets the sign-in popup through, at the host of the configuration', async ({
    context,
    page,
  }) => {
    const asked = await watchOrigins(context);
    await serveGapi(context);
    // The SDK asks which sites may open the popup, and for the page through which the popup will answer.
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
      page.getByRole('button', { name: 'Sign in' }).click(),
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
