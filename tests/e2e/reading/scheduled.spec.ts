import { expect, type Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'pathe';
import { doc, setDoc, writeBatch } from 'firebase/firestore/lite';
import { adminFirestore } from '../../../scripts/emulators/adminFirestore';
import { firestoreHost } from '../../../scripts/emulators/hosts';
import { post } from '../support/emulators';
import { scheduledPosts } from '../support/sites/scheduledPosts';
import { scheduling } from '../support/sites/sites';
import { testOnHosting } from '../support/staticSite';

const db = adminFirestore(firestoreHost(), scheduling.env.VITE_FIREBASE_PROJECT_ID);
const [early, due, waiting] = Object.values(scheduledPosts).map(({ Title }) => Title);

const test = testOnHosting(scheduling);

test('a build has the posts that are due as it has any other, and nothing of those that wait', () => {
  const files = readdirSync(scheduling.outDir, { recursive: true })
    .map((name) => join(scheduling.outDir, String(name)))
    .filter((file) => /\.(html|json|xml|md|txt)$/.test(file));
  const naming = (title: string) =>
    files.filter((file) => readFileSync(file, 'utf8').includes(title)).length;
  expect(naming(due!)).toBeGreaterThan(5);
  expect(naming(due!)).toBe(naming(early!));
  expect(naming(waiting!)).toBe(0);
  // Tells Refresh to look for what falls due.
  const built = readFileSync(join(scheduling.outDir, 'built.json'), 'utf8');
  expect(JSON.parse(built)).toMatchObject({ hasScheduledPosts: true });
});

/** Lets five minutes pass, after which a page that is looked at asks again. */
const letTimePass = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { letTimePass: () => void }).letTimePass());

/** Waits for a page to show something, while time passes. */
const shows = (page: Page, check: () => Promise<unknown>) =>
  expect
    .poll(async () => {
      await letTimePass(page);
      return check();
    })
    .toBe(true);

test('an open list and the page at its address show a post when it falls due, and new visits at once; once, also after it is moved, edited and deleted', async ({
  context,
}) => {
  const title = 'In a few seconds';
  const received: string[] = [];
  context.on('response', (response) => {
    void response.text().then(
      (text) => received.push(text),
      () => undefined,
    );
  });
  await context.addInitScript(() => {
    const now = Date.now.bind(Date);
    let passed = 0;
    Date.now = () => now() + passed;
    (globalThis as unknown as { letTimePass: () => void }).letTimePass = () => {
      passed += 5 * 60_000;
      document.dispatchEvent(new Event('visibilitychange'));
    };
  });
  const open = async (path: string) => {
    const page = await context.newPage();
    await page.goto(path);
    return page;
  };
  const at = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
  const isOnce = (page: Page, name: string) => async () => (await at(page, name).count()) === 1;
  const isNowhere = (page: Page, name: string) => async () => (await at(page, name).count()) === 0;

  const list = await open('/blogs');
  await expect(at(list, due!)).toHaveCount(1);
  const own = await open('/blog/soon');
  await expect(own.getByRole('heading', { level: 1 })).toBeVisible();
  const DatePosted = new Date(Date.now() + 15_000);
  const soon = post(title, { DatePosted });
  await setDoc(doc(db, 'scheduled/soon'), soon);
  for (const page of [list, own]) {
    const asked = page.waitForResponse((one) => one.url().endsWith(':runQuery'));
    await letTimePass(page);
    await asked;
  }
  expect(Date.now()).toBeLessThan(Number(DatePosted));
  expect(received.filter((text) => text.includes(title))).toEqual([]);

  await shows(list, isOnce(list, title));
  await shows(own, isOnce(own, title));
  expect(received.filter((text) => text.includes(title))).not.toEqual([]);
  const visits = [await open('/blogs'), await open('/blog/soon')];
  for (const visit of visits) await expect(at(visit, title)).toHaveCount(1);

  const edited = { ...soon, Title: `${title}, edited`, DateUpdated: new Date(), Revision: 1 };
  const move = writeBatch(db);
  move.set(doc(db, 'blogs/soon'), soon);
  move.delete(doc(db, 'scheduled/soon'));
  await move.commit();
  await setDoc(doc(db, 'blogs/soon'), edited);
  for (const page of [list, own, ...visits]) {
    await expect(at(page, edited.Title)).toHaveCount(1);
    await shows(page, isNowhere(page, title));
  }

  const removal = writeBatch(db);
  removal.delete(doc(db, 'blogs/soon'));
  removal.set(doc(db, 'deletions/soon'), { DateDeleted: new Date() });
  await removal.commit();
  for (const page of [list, own, ...visits]) await shows(page, isNowhere(page, edited.Title));
  await expect(at(list, due!)).toHaveCount(1);
});
