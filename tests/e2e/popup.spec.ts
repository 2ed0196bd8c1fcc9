import { expect } from '@playwright/test';
import { serveGapi } from './support/gapi';
import { account, uniqueTitle } from './support/actions';
import { test } from './support/fixtures';

test('a visitor signs in with the popup and sees their photo', async ({ context, page }) => {
  await serveGapi(context);
  const name = uniqueTitle('Popup Person');
  const photo = '/favicon.svg';
  await page.goto('/home');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Google popup' }).click(),
  ]);
  await popup.locator('.js-new-account').click();
  await popup.locator('#email-input').fill(`${crypto.randomUUID()}@example.com`);
  await popup.locator('#display-name-input').fill(name);
  await popup.locator('#profile-photo-input').fill(new URL(photo, page.url()).href);
  await popup.locator('#sign-in').click();

  await expect(account(page)).toHaveAccessibleName(`Account of ${name}`);
  await expect(account(page).locator('img')).toHaveAttribute('src', new RegExp(`${photo}$`));
});
