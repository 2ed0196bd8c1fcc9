import { expect, type Page } from '@playwright/test';
import { collection, doc, getDoc, getDocs, updateDoc } from 'firebase/firestore/lite';
import { sampleAccounts } from '../../../src/auth/sampleAccounts';
import { adminFirestore } from '../../../scripts/emulators/adminFirestore';
import { authHost, firestoreHost } from '../../../scripts/emulators/hosts';
import { seedAuth, seedFirestore } from '../../../scripts/emulators/seed';
import { any } from '../../fixtures/any';
import { field, submitButton, signInAs, toWriting } from '../support/actions';
import { newForm } from '../support/newForm';
import { scheduling } from '../support/sites/sites';
import { testOnHosting } from '../support/staticSite';
import { setLanguage, words } from '../support/words';

const project = scheduling.env.VITE_FIREBASE_PROJECT_ID;
const db = adminFirestore(firestoreHost(), project);
const DAY = 24 * 60 * 60 * 1000;
const title = 'Nachricht von morgen';
const id = 'nachricht-von-morgen';

const test = testOnHosting(scheduling, 'block');

test.beforeAll(async () => {
  await seedAuth({ host: authHost(), project }, sampleAccounts);
  await seedFirestore({ host: firestoreHost(), project }, [], sampleAccounts);
});
test.beforeEach(() => setLanguage('german'));
test.afterEach(() => setLanguage('english'));

const toField = (time: Date) => time.toLocaleString('sv').replace(' ', 'T').slice(0, 16);
const publishLater = (page: Page) => page.getByLabel(words.scheduling.publishLater);
const openDetails = (page: Page) => page.locator('.details > summary').click();
const scheduled = () => getDoc(doc(db, 'scheduled', id)).then((stored) => stored.data());

/** Submits the form, and waits until the drafts page lists the post among those that are published later. */
async function schedule(page: Page, Title: string) {
  await submitButton(page).click();
  const edit = page.getByRole('link', { name: `${words.tools.edit}: ${Title}`, exact: true });
  await expect(edit).toBeVisible();
  return edit;
}

test('an author schedules a post, corrects it, makes it a draft again and schedules it anew; when it falls due it is published, once', async ({
  page,
}) => {
  await page.goto('/home');
  await signInAs(page, 'Admin');
  await page.goto(newForm());
  await field(page, 'Title').fill(title);
  await openDetails(page);
  const due = new Date(Date.now() + 2 * DAY);
  await publishLater(page).fill(toField(due));
  await expect(submitButton(page)).toHaveAccessibleDescription(any(words.scheduling.later));
  // What is chosen outlives the tab.
  await page.reload();
  await openDetails(page);
  await expect(publishLater(page)).toHaveValue(toField(due));
  await (await schedule(page, title)).click();

  await field(page, 'Title').fill(`${title}, berichtigt`);
  await (await schedule(page, `${title}, berichtigt`)).click();
  await openDetails(page);
  await expect(publishLater(page)).toHaveValue(toField(due));
  await page.getByRole('button', { name: words.tools.backToDraft }).click();
  await expect(page).toHaveURL(/\/createblog\?draft=/);
  await openDetails(page);
  await expect(publishLater(page)).toHaveValue('');
  expect(await scheduled()).toBeUndefined();

  await publishLater(page).fill(toField(due));
  await schedule(page, `${title}, berichtigt`);
  await page.goto('/blogs');
  await expect(page.locator('.blog-card').first()).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
  // Another device brings it forward, to some seconds from now.
  await updateDoc(doc(db, 'scheduled', id), { DatePosted: new Date(Date.now() + 3000) });
  await toWriting(page);
  await expect(page.getByRole('link', { name: words.drafts.newPost })).toBeVisible();
  // The open page moves it.
  await expect.poll(scheduled).toBeUndefined();
  await page.goto('/blogs');
  await expect(page.getByRole('heading', { name: `${title}, berichtigt` })).toHaveCount(1);
  const drafts = collection(db, 'users', 'sample-admin', 'drafts');
  expect((await getDocs(drafts)).size).toBe(0);
  await page.goto(`/blog/${id}`);
  await page.getByRole('link', { name: words.tools.edit, exact: true }).click();
  await expect(field(page, 'Title')).toHaveValue(`${title}, berichtigt`);
});
