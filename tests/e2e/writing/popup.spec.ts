import { expect, type Page } from '@playwright/test';
import { provider } from '../../../src/auth/provider';
import { serveGapi } from '../support/gapi';
import { account, answerDialogs, signInAs, signOut, uniqueTitle } from '../support/actions';
import { test } from '../support/fixtures';
import { denyStorage, fillStorage } from '../support/storage';
import { words } from '../support/words';

/** Opens the popup of the sign-in. */
async function openPopup(page: Page) {
  await serveGapi(page.context());
  await page.goto('/home');
  await page.getByRole('button', { name: words.account.signIn }).click();
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: `${provider.label} popup` }).click();
  return popup;
}

test('a visitor signs in with the popup, which names the site as referrer, and sees their photo', async ({
  page,
}) => {
  const name = uniqueTitle('Popup Person');
  const photo = '/favicon.svg';
  const popup = await openPopup(page);
  await popup.locator('.js-new-account').click();
  await popup.locator('#email-input').fill(`${crypto.randomUUID()}@example.com`);
  await popup.locator('#display-name-input').fill(name);
  await popup.locator('#profile-photo-input').fill(new URL(photo, page.url()).href);
  const asked = page.waitForRequest('**/accounts:signInWithIdp*');
  await popup.locator('#sign-in').click();

  await expect(account(page)).toHaveAccessibleName(words.menu.of(name));
  await expect(account(page).locator('img')).toHaveAttribute('src', new RegExp(`${photo}$`));
  // The API key may be restricted to it.
  const { referer } = await (await asked).allHeaders();
  expect(referer).toBe(new URL('/', page.url()).href);
});

test('without storage, closing the popup shows an error', async ({ context, page, uncaught }) => {
  await denyStorage(context);
  const messages = answerDialogs(page);
  await page.clock.install();
  const popup = await openPopup(page);
  // A page closed while it loads may never report that it is closed.
  await popup.waitForLoadState();
  await popup.close();
  // The SDK gives the popup ten seconds to answer after it was closed.
  await expect(async () => {
    await page.clock.fastForward(10_000);
    expect(messages[0]).toContain(words.signInErrors.popupClosed);
  }).toPass();
  // Thrown in the Auth emulator’s own frame.
  uncaught.splice(0, Infinity, ...uncaught.filter((one) => !one.startsWith('Access is denied')));
});

test('with a full storage a sign-in says why it failed, and then succeeds with room', async ({
  page,
}) => {
  const messages = answerDialogs(page);
  await page.goto('/home');
  // Auth has found room when it was loaded.
  await signInAs(page, 'Reader');
  await signOut(page);
  await fillStorage(page, true);
  await page.getByRole('button', { name: words.account.signIn }).click();
  await page.getByRole('button', { name: 'Reader', exact: true }).click();
  await expect.poll(() => messages).toEqual([expect.stringContaining(words.signInErrors.noGoogle)]);
  await fillStorage(page, false);
  await signInAs(page, 'Reader');
});
