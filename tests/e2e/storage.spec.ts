import { expect, type Page } from '@playwright/test';
import samples from '../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { firestoreHost } from '../../scripts/emulators/hosts';
import { storedTitles } from './support/emulators';
import { serveGapi } from './support/gapi';
import {
  account,
  answerDialogs,
  signInAs,
  startPost,
  uniqueTitle,
  untilHydrated,
} from './support/actions';
import { test } from './support/fixtures';
import { denyStorage } from './support/storage';
import { keptIn } from './support/worker';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function fillLocalStorage(page: Page) {
  await page.evaluate(() => {
    for (let size = 2 ** 22, count = 0; size >= 1; count++) {
      try {
        localStorage.setItem(`filler ${count}`, 'x'.repeat(size));
      } catch {
        size /= 2;
      }
    }
  });
}

/** Publishes the post being written, and gives whether it is in the database. */
async function publish(page: Page, title: string) {
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/home');
  return (await storedTitles()).includes(title);
}

test('with a full local storage a post can be written and published, and the form says that it keeps no draft', async ({
  page,
}) => {
  const title = uniqueTitle('With a full storage');
  await page.goto('/home');
  await fillLocalStorage(page);
  await startPost(page, title);
  await expect(page.getByText('This browser can’t save a draft.')).toBeVisible();
  expect(await publish(page, title)).toBe(true);
});

test('with all storage blocked the site can be read, live', async ({ context, page }) => {
  await denyStorage(context);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  for (const [path, name] of [
    ['/home', 'About Me'],
    ['/contact', 'Contact Information'],
    ['/blogs', 'Blog'],
  ] as const) {
    await page.goto(path);
    await expect(heading(page, name)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Show older posts' }).click();
  await expect(page.getByRole('article')).toHaveCount(40);
  expect(errors).toEqual([]);
});

test('with all storage blocked a post can be written and published, and the form says that it keeps no draft', async ({
  context,
  page,
}) => {
  await denyStorage(context);
  const title = uniqueTitle('Without storage');
  await startPost(page, title);
  await expect(page.getByText('This browser can’t save a draft.')).toBeVisible();
  expect(await publish(page, title)).toBe(true);
});

test('with all storage blocked, closing the sign-in popup shows an error', async ({
  context,
  page,
  uncaught,
}) => {
  await serveGapi(context);
  await denyStorage(context);
  const messages = answerDialogs(page);
  await page.goto('/home');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Google popup' }).click(),
  ]);
  // A page that is closed while it loads may never report that it is.
  await popup.waitForLoadState();
  await popup.close();
  await expect.poll(() => messages[0]).toContain('closed before you were signed in');
  // Thrown in the frame of the Auth emulator, which doesn't expect it.
  uncaught.splice(0, Infinity, ...uncaught.filter((one) => !one.startsWith('Access is denied')));
});

test('without IndexedDB a user stays signed in over a reload', async ({ context, page }) => {
  await denyStorage(context, ['indexedDB']);
  await page.goto('/home');
  await signInAs(page, 'Reader');
  await page.reload();
  await account(page).click();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await page.goto('/createblog');
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible();
});

// tests/unit/auth/cachedUser.test.ts tries more of them.
for (const invalid of ['not JSON', '{"uid":{"a":1}}']) {
  test(`a cached user that is ${invalid} is no user`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto('/home');
    await page.evaluate((value) => localStorage.setItem('user', value), invalid);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await page.goto('/createblog');
    await expect(page).toHaveURL('/home');
    expect(errors).toEqual([]);
  });
}

const forged = JSON.stringify({
  uid: 'sample-admin',
  displayName: 'Forged Admin',
  photoURL: null,
  emailVerified: true,
  admin: true,
  isAdmin: true,
  role: 'ADMIN',
});

test('a forged user in local storage opens no form, and is gone once Auth has answered', async ({
  page,
}) => {
  await page.goto('/home');
  await page.evaluate((user) => localStorage.setItem('user', user), forged);
  await page.goto('/createblog');
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('a Reader who forges an admin in local storage stays a Reader, and publishes nothing', async ({
  page,
}) => {
  const title = uniqueTitle('Forged');
  await startPost(page, title, 'Reader');
  await page.evaluate((user) => localStorage.setItem('user', user), forged);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
  await expect(account(page)).toHaveAccessibleName('Account of Sample Reader');

  const questions = answerDialogs(page, 'dismiss');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect.poll(() => questions[0]).toContain('Only ADMINS');
  expect(await storedTitles()).not.toContain(title);
});

const post = { Title: 7, sections: [null, { paragraphs: 'none' }] };
// tests/unit/blog/writing/drafts.test.ts tries more of them.
for (const invalid of ['not JSON', JSON.stringify({ savedAt: 1, post })]) {
  test(`a draft that is ${invalid} leaves a form that can be used`, async ({ page }) => {
    await page.goto('/home');
    await signInAs(page, 'Admin');
    const id = 'A'.repeat(20);
    const key = `draft:sample-admin:${id}`;
    await page.evaluate((entry) => localStorage.setItem(...entry), [key, invalid] as const);
    await page.goto(`/createblog?draft=${id}`);
    const title = uniqueTitle('After garbage');
    await page.getByRole('textbox', { name: 'Title' }).fill(title);
    expect(await publish(page, title)).toBe(true);
  });
}

for (const [path, ...hosts] of [
  ['/home'],
  ['/cv'],
  ['/contact'],
  ['/no-such-page'],
  ['/blogs', firestoreHost],
  [`/blog/${samples[0]!.id}`, firestoreHost],
] as const) {
  test(`reading ${path} contacts only ${['the site', ...hosts].join(' and ')}, and stores only what was read`, async ({
    baseURL,
    context,
    page,
  }) => {
    const contacted = new Set<string>();
    page.on('request', (request) => contacted.add(new URL(request.url()).host));
    await page.goto(path);
    await untilHydrated(page);
    const kept = path.startsWith('/blog') ? [path] : [];
    // What was read live: the SDK is at work by then.
    await expect.poll(() => keptIn(page, 'seen')).toEqual(kept);
    expect([...contacted].sort()).toEqual([new URL(baseURL!).host, ...hosts].sort());
    expect(await context.cookies()).toEqual([]);
    const stored = await page.evaluate(async () => ({
      local: { ...localStorage },
      session: { ...sessionStorage },
      databases: (await indexedDB.databases()).map(({ name }) => name),
    }));
    expect(stored).toEqual({ local: {}, session: {}, databases: [] });
  });
}
