import {
  type BrowserContext,
  expect,
  type FileChooser,
  type Page,
  type Route,
} from '@playwright/test';
import type { SampleAccount } from '../../../src/auth/sampleAccounts';
import { countPages, isHydrated } from './inPage';
import { newForm } from './newForm';
import { LISTENER, scriptOf } from './sites/manifest';
import { any } from '../../fixtures/any';
import type { Words } from '../../fixtures/words/loadWords';
import { words } from './words';

/** Signs in as one of the sample accounts, on any page. */
export async function signInAs(page: Page, role: SampleAccount['role']) {
  await page.getByRole('button', { name: words.account.signIn }).click();
  await page.getByRole('button', { name: role, exact: true }).click();
  await expect(account(page)).toBeVisible();
}

// What browsers store once an account has signed in, for each site.
const signedIn = new Map<
  string,
  Exclude<Parameters<BrowserContext['setStorageState']>[0], string>
>();

/** Opens a page as one of the sample accounts, in a browser that has stored nothing else. Each worker signs in once. */
export async function openAs(page: Page, role: SampleAccount['role'], path: string) {
  const state = signedIn.get(role) ?? { cookies: [], origins: [] };
  // A page of the site that is open would store its own account again.
  await page.goto('about:blank');
  await page.context().setStorageState(state);
  await page.goto(path);
  if (state.origins.some(({ origin }) => page.url().startsWith(origin))) return;
  await page.goto('/home');
  await signInAs(page, role);
  const { origins } = await page.context().storageState();
  signedIn.set(role, { cookies: [], origins: [...state.origins, ...origins] });
  await page.goto(path);
}

/** Signs out through the account menu. */
export async function signOut(page: Page) {
  await account(page).click();
  await page.getByRole('button', { name: words.menu.signOut }).click();
  await expect(page.getByRole('button', { name: words.account.signIn })).toBeVisible();
}

/** The profile photo in the header, which opens the account menu. */
export const account = (page: Page) => page.getByRole('button', { name: any(words.menu.of) });

/** Goes through the account menu to the drafts, or to the form if there are none. */
export async function toWriting(page: Page) {
  await account(page).click();
  await page.getByRole('link', { name: words.account.writePost }).click();
}

/** Opens an empty form as a sample account and types a title. */
export async function startPost(page: Page, title: string, role: SampleAccount['role'] = 'Admin') {
  await openAs(page, role, newForm());
  await field(page, 'Title').fill(title);
}

/** Signs in, goes to an empty form and types a title without loading a page anew, which knows nothing of the sign-in where there is no storage. */
export async function startPostHere(page: Page, title: string) {
  await signInAs(page, 'Admin');
  await toWriting(page);
  // Other tests may have left drafts.
  const begin = page.getByRole('link', { name: words.drafts.newPost });
  await expect(async () => {
    await begin.or(field(page, 'Title')).click({ timeout: 1000 });
    await expect(field(page, 'Title')).toHaveValue('', { timeout: 2000 });
  }).toPass();
  await field(page, 'Title').fill(title);
}

/** The form's Submit. Another button names the post's address, which may have the same word. */
export const submitButton = (page: Page) =>
  page.getByRole('button', { name: words.writing.submit, exact: true });

/** Submits the form and waits until its post is published. */
export async function submit(page: Page) {
  await submitButton(page).click();
  await expect(page).toHaveURL('/home');
}

/** A field of the form. */
export const field = (page: Page, name: keyof Words['writing']['fields']) =>
  page.getByRole('textbox', { name: words.writing.fields[name], exact: true });

/** Chooses files in the dialog that also has the pictures used before. */
export async function chooseFiles(page: Page, files: Parameters<FileChooser['setFiles']>[0]) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: words.pictures.fromDevice }).click();
  await (await chooser).setFiles(files);
}

/** A paragraph's field of the form, counted from 1 in its section. */
export const paragraph = (page: Page, number: number) =>
  page.getByRole('textbox', { name: words.writing.paragraph(number), exact: true });

/** The page's main heading, by its text if one is given. */
export const h1 = (page: Page, name?: string) => page.getByRole('heading', { level: 1, name });

/** The live region in which screen readers hear of changes. */
export const announcements = (page: Page) => page.locator('#root > [role=status]');

/** The navigation's link of this name. */
export const navLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: words.frame.main }).getByRole('link', { name, exact: true });

/** Waits until React has taken over the built page; before that, a link loads a new page. */
export const untilHydrated = (page: Page) => page.waitForFunction(isHydrated);

/** Answers every dialog of the page from now on. Returns their messages, which grow with each dialog. */
export function answerDialogs(page: Page, answer: 'accept' | 'dismiss' = 'accept'): string[] {
  const messages: string[] = [];
  page.on('dialog', (dialog) => {
    messages.push(dialog.message());
    void dialog[answer]();
  });
  return messages;
}

/** The visible note that updates are paused; the live region says it too. */
export const paused = (page: Page) => page.getByRole('main').getByText(words.reading.paused);

/** What a page sends to the database and listens for, but for transactions. */
export const CHANNELS = '**/google.firestore.v1.Firestore/**';

/** How a transaction is written, such as a post, a picture or a draft's copy. */
export const WRITES = '**/documents:commit*';

/** Makes every matching request fail from now on. Returns a function that ends this. */
export async function cut(page: Page, pattern: string | RegExp) {
  const abort = (route: Route) => route.abort();
  await page.route(pattern, abort);
  return () => page.unroute(pattern, abort);
}

/** Holds back every matching request from now on. Returns a function that lets them go. */
export async function hold(page: Page, pattern: string) {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Keeps the blog as it was built: the module that listens to the database never loads. */
export const freezeBlog = (page: Page) => hold(page, scriptOf(LISTENER));

/** Waits until the list shows this many pages of posts. */
export const expectPages = (page: Page, count: number) =>
  expect.poll(() => page.evaluate(countPages)).toBe(count);

const titles: string[] = [];

/** Makes a title that no other test uses; posts with it are deleted after the test. */
export function uniqueTitle(what: string) {
  const title = `${what} ${crypto.randomUUID().slice(0, 8)}`;
  titles.push(title);
  return title;
}

/** Takes the titles of the test that has ended. */
export const takeTitles = () => titles.splice(0);
