import { expect, type Locator, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'pathe';
import * as english from '../../fixtures/words/en';
import { loadWords, type Words } from '../../fixtures/words/loadWords';
import { sampleAccounts } from '../../../src/auth/sampleAccounts';
import { adminFirestore } from '../../../scripts/emulators/adminFirestore';
import { firestoreHost } from '../../../scripts/emulators/hosts';
import { seedFirestore } from '../../../scripts/emulators/seed';
import { deleteDoc, doc, setDoc, updateDoc } from 'firebase/firestore/lite';
import { announcements, field, h1, signInAs, untilHydrated } from '../support/actions';
import { any } from '../../fixtures/any';
import { post } from '../support/emulators';
import { newForm } from '../support/newForm';
import { editions } from '../support/sites/sites';
import { testOnHosting } from '../support/staticSite';

const [arabic, german] = await Promise.all([loadWords('ar'), loadWords('de')]);
const ADDRESS = 'https://ann.example.org';
const project = editions.env.VITE_FIREBASE_PROJECT_ID;
const db = adminFirestore(firestoreHost(), project);
const read = (file: string) => readFileSync(join(editions.outDir, file), 'utf8');

/** A site in English, German and Arabic, as Firebase Hosting serves it. */
const test = testOnHosting(editions);

// One after the other, as one of them publishes a post that the lists of the others would show.
test.describe.configure({ mode: 'default' });

const languages = (page: Page) => page.getByRole('banner').locator('.languages');
const toLanguage = (page: Page, name: string) => languages(page).getByRole('link', { name });
const titles = (page: Page) => page.locator('.blog-card h2').allTextContents();

/** The addresses of a page in each language, by its metadata. */
const alternatesOf = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLLinkElement>('head > link[hreflang]')].map((link) => [
        link.hreflang,
        link.href,
      ]),
    ),
  );

const inAll = (english: string, german = english, arabic = english) => ({
  'en-GB': ADDRESS + english,
  ar: `${ADDRESS}/ar${arabic}`,
  'de-AT': `${ADDRESS}/de${german}`,
  'x-default': ADDRESS + english,
});

test('each language has its pages, in its words, language and direction, and leads to the same page in the others', async ({
  page,
}) => {
  const pages: [string, string, string, Words][] = [
    ['', 'en-GB', 'ltr', english],
    ['/de', 'de-AT', 'ltr', german],
    ['/ar', 'ar', 'rtl', arabic],
  ];
  await page.setViewportSize({ width: 360, height: 700 });
  for (const [path, lang, dir, words] of pages) {
    await page.goto(`${path}/contact`);
    await expect(h1(page, words.contact.heading)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    expect(await page.locator('html').evaluate((html) => getComputedStyle(html).direction)).toBe(
      dir,
    );
    expect(await alternatesOf(page)).toEqual(inAll('/contact'));
    expect(await page.locator('head > [rel=canonical]').getAttribute('href')).toBe(
      `${ADDRESS}${path}/contact`,
    );
    const links = await languages(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute('hreflang')]));
    const others = [
      ['English', 'en-GB'],
      ['العربية', 'ar'],
      ['Deutsch', 'de-AT'],
    ];
    expect(links).toEqual(others.filter(([, one]) => one !== lang));
    // Also on phones.
    for (const [name] of links) await expect(toLanguage(page, name!)).toBeInViewport();
  }
  await page.goto('/cv');
  await toLanguage(page, 'Deutsch').click();
  await expect(page).toHaveURL('/de/cv');
  await page.getByRole('link', { name: german.frame.links.contact }).click();
  await expect(page).toHaveURL('/de/contact');
  // Within the app as well.
  await toLanguage(page, 'العربية').click();
  await expect(page).toHaveURL('/ar/contact');
  // One that only two have.
  await page.goto('/imprint');
  expect(Object.keys(await alternatesOf(page))).toEqual(['en-GB', 'de-AT', 'x-default']);
  await toLanguage(page, 'العربية').click();
  await expect(page).toHaveURL('/ar/home');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Imprint' })).toHaveAttribute('href', '/imprint');
  await page.goto('/de/home');
  await expect(footer.getByRole('link', { name: 'Impressum' })).toHaveAttribute(
    'href',
    '/de/imprint',
  );
});

test('lists, years, tags, Home, search and feeds show the posts of their language, and end with a line to the others', async ({
  page,
}) => {
  await page.goto('/blogs');
  expect(await titles(page)).toEqual(['Keys and locks', 'Only in English', 'En français']);
  const line = page.locator('.other-lists');
  await expect(line).toHaveText(`${english.editions.otherLists}: العربية, Deutsch`);
  await line.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/blogs');
  expect(await titles(page)).toEqual(['Schlüssel und Schlösser', 'Nur auf Deutsch']);
  await expect(page.locator('.years a')).toHaveText(['2025', '2022']);
  await page.getByRole('searchbox').fill('summary');
  await expect(page.locator('mark').first()).toBeVisible();
  expect((await titles(page)).sort()).toEqual(['Nur auf Deutsch', 'Schlüssel und Schlösser']);
  await expect(line).toBeVisible();

  await page.goto('/de/blogs/tag/testing');
  await expect(page.locator('.post-titles a')).toHaveText(['Schlüssel und Schlösser']);
  expect(await alternatesOf(page)).not.toHaveProperty('ar');
  // The Arabic list has no such tag.
  await expect(toLanguage(page, 'العربية')).toHaveAttribute('href', '/ar/blogs');
  await toLanguage(page, 'English').click();
  await expect(page).toHaveURL('/blogs/tag/testing');
  await expect(page.locator('.post-titles a')).toHaveText(['Keys and locks']);
  await page.goto('/ar/home');
  await expect(page.locator('.lately .post-titles a')).toHaveText(['مفاتيح وأقفال']);
  await expect(page.locator('.lately .other-lists')).toBeVisible();

  for (const [path, ids] of [
    ['', ['keys', 'only-english', 'en-francais']],
    ['/de', ['schluessel', 'nur-deutsch']],
    ['/ar', ['mafatih']],
  ] as const) {
    const entries = read(`${path}/feed.xml`).matchAll(/<entry.*?<id>(.*?)<\/id>/gs);
    expect(Array.from(entries, ([, id]) => id)).toEqual(
      ids.map((id) => `${ADDRESS}${path}/blog/${id}`),
    );
    const feed = JSON.parse(read(`${path}/feed.json`)) as { items: unknown[]; feed_url: string };
    expect([feed.items.length, feed.feed_url]).toEqual([ids.length, `${ADDRESS}${path}/feed.json`]);
    expect(read(`${path}/home.html`)).toContain(`href="${path}/feed.xml"`);
    // As readers guess it.
    expect((await page.request.get(`${path}/feed`)).url()).toMatch(`${path}/feed.xml`);
    expect(read('_redirects')).toContain(`\n${path}/rss.xml ${path}/feed.xml 301\n`);
    expect(read(`${path}/sitemap.xml`)).toContain(`<loc>${ADDRESS}${path}/blog/${ids[0]}</loc>`);
  }
  expect(read('robots.txt').match(/^Sitemap: .*$/gm)).toEqual(
    ['', '/ar', '/de'].map((path) => `Sitemap: ${ADDRESS}${path}/sitemap.xml`),
  );
});

test('a post and its translations lead to each other in page, metadata and sitemap, whichever names the other', async ({
  page,
}) => {
  const all = inAll('/blog/keys', '/blog/schluessel', '/blog/mafatih');
  for (const path of ['/blog/keys', '/de/blog/schluessel', '/ar/blog/mafatih']) {
    await page.goto(path);
    expect(await alternatesOf(page), path).toEqual(all);
    await expect(page.locator('.translations a')).toHaveCount(2);
  }
  await page.locator('.translations').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/blog/keys');
  await toLanguage(page, 'العربية').click();
  await expect(page).toHaveURL('/ar/blog/mafatih');
  for (const path of ['', '/de', '/ar'])
    expect(read(`${path}/sitemap.xml`)).toContain(
      `hreflang="ar" href="${ADDRESS}/ar/blog/mafatih"/>`,
    );
  // One without a translation leads to the lists.
  await page.goto('/de/blog/nur-deutsch');
  expect(await alternatesOf(page)).toEqual({});
  await expect(page.locator('.translations')).toHaveCount(0);
  await expect(toLanguage(page, 'English')).toHaveAttribute('href', '/blogs');
});

test('a post that is opened in another language leads to its own, also without scripts and inside the app', async ({
  browser,
  page,
  site,
}) => {
  for (const path of ['/blog/schluessel', '/ar/blog/schluessel']) {
    await page.goto(path);
    await expect(page).toHaveURL('/de/blog/schluessel');
  }
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`${site.url}/de/blog/keys`);
  await expect(plain).toHaveURL(`${site.url}/blog/keys`);
  await plain.close();
  await page.goto('/blogs');
  await untilHydrated(page);
  await page.evaluate(() => {
    history.pushState(null, '', '/blog/nur-deutsch');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page).toHaveURL('/de/blog/nur-deutsch');
  await expect(h1(page, 'Nur auf Deutsch')).toBeVisible();
});

test('pages that no language has, and posts newer than the build, are found by the language in their address', async ({
  page,
}) => {
  for (const [asked, own, name] of [
    ['/de/no-such-page', '/de/no-such-page', german.missing.notFound],
    ['/DE/CV', '/de/cv', 'Ann Example'],
    ['/no-such-page', '/no-such-page', english.missing.notFound],
    ['/de', '/de/home', german.home.title],
  ] as const) {
    await page.goto(asked);
    await expect(h1(page, name)).toBeVisible();
    await expect(page).toHaveURL(own);
  }
  const id = 'neuer-als-der-bau';
  await setDoc(
    doc(db, 'blogs', id),
    post('Neuer als der Bau', { Language: 'de', Translation: 'only-english' }),
  );
  for (const asked of [`/de/blog/${id}?a=b#c`, `/blog/${id}?a=b#c`, `/ar/blog/${id}?a=b#c`]) {
    await page.goto(asked);
    await expect(h1(page, 'Neuer als der Bau')).toBeVisible();
    await expect(page).toHaveURL(`/de/blog/${id}?a=b#c`);
  }
  // It names one that was built, which learns of that.
  await expect(page.locator('.translations')).toContainText('English');
  await page.goto('/de/blogs');
  await expect(page.getByRole('link', { name: 'Neuer als der Bau' }).first()).toBeVisible();
  await page.goto('/blog/only-english');
  await expect(page.locator('.translations').getByRole('link')).toHaveAttribute(
    'href',
    `/de/blog/${id}`,
  );
  expect(await alternatesOf(page)).toMatchObject({ 'de-AT': `${ADDRESS}/de/blog/${id}` });
  await expect(toLanguage(page, 'Deutsch')).toHaveAttribute('href', `/de/blog/${id}`);
  // Live, in both.
  await updateDoc(doc(db, 'blogs', id), { Translation: 'en-francais', DateUpdated: new Date() });
  await expect(page.locator('.translations')).toHaveCount(0);
  await page.goto('/blogs');
  await expect(page.locator('.blog-card').first()).toBeVisible();
  expect(await titles(page)).not.toContain('Neuer als der Bau');
  await deleteDoc(doc(db, 'blogs', id));
});

test('the form is in the first language: that of another one leads there', async ({ page }) => {
  await seedFirestore({ host: firestoreHost(), project }, [], sampleAccounts);
  await page.goto('/contact');
  await signInAs(page, 'Admin');
  const form = newForm();
  await page.goto(`/de${form}`);
  await expect(page).toHaveURL(form);
  await page.goto('/createblog');
  await page.getByText(english.writing.details, { exact: true }).click();
  // Once it offers posts, its role is another.
  const { Translation } = english.writing.fields;
  await expect(page.getByLabel(Translation, { exact: true })).toBeVisible();
  await page.goto('/de/blog/nur-deutsch');
  await page.getByRole('link', { name: english.tools.edit }).click();
  await expect(page).toHaveURL('/editblog/nur-deutsch');
  await expect(field(page, 'Title')).toHaveValue('Nur auf Deutsch');
});

test('what only administrators see is in the first language, and is read in it; what everyone sees, in that of the page', async ({
  page,
}) => {
  await seedFirestore({ host: firestoreHost(), project }, [], sampleAccounts);
  const id = 'bald-weg';
  await setDoc(doc(db, 'blogs', id), post('Bald weg', { Language: 'ar' }));
  await page.goto('/contact');
  await signInAs(page, 'Admin');
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    return dialog.accept();
  });
  await page.clock.install();
  await page.goto(`/ar/blog/${id}`);
  const inLanguage = (one: Locator) =>
    one.evaluate((element) => [
      element.closest<HTMLElement>('[lang]')!.lang,
      getComputedStyle(element).direction,
    ]);
  const first = ['en', 'ltr'];
  const own = ['ar', 'rtl'];

  await page.getByRole('button', { name: any(arabic.menu.of) }).click();
  const write = page.getByRole('link', { name: english.account.writePost });
  expect(await inLanguage(write)).toEqual(first);
  const signOut = page.getByRole('button', { name: arabic.menu.signOut });
  expect(await inLanguage(signOut)).toEqual(own);

  const edit = page.getByRole('link', { name: english.tools.edit, exact: true });
  expect(await inLanguage(edit)).toEqual(first);
  expect(await inLanguage(page.getByText(any(english.tools.whenKnown)))).toEqual(first);
  const back = page.getByRole('link', { name: arabic.reading.back });
  expect(await inLanguage(back)).toEqual(own);

  await page.getByRole('button', { name: english.tools.delete, exact: true }).click();
  expect(questions).toEqual([english.tools.mayDelete('Bald weg')]);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(english.tools.willBeDeleted('Bald weg', 10));
  expect(await inLanguage(alert)).toEqual(first);
  // What is announced as the list loads may take its place at once.
  const announced = await announcements(page).evaluateHandle((region) => {
    const all: string[][] = [];
    const note = () => all.push([region.textContent, (region as HTMLElement).lang]);
    new MutationObserver(note).observe(region, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    return all;
  });
  await page.clock.fastForward(11_000);
  await expect(page).toHaveURL('/ar/blogs');
  const last = async () => (await announced.jsonValue()).at(-1)![1];
  await expect.poll(last).toBe('ar');
  expect(await announced.jsonValue()).toContainEqual([english.tools.deleted, 'en']);
});

test('a reader downloads the words of one language, and each language opens offline by a worker of its own', async ({
  context,
  page,
  site,
}) => {
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) files.add(pathname);
  });
  /** What a visit has downloaded since the last time. */
  const takeLoaded = () => {
    const loaded = Array.from(files, read).join('');
    files.clear();
    return loaded;
  };
  await page.goto('/blogs');
  const untilControlled = (path: string) =>
    expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL))
      .toBe(site.url + path);
  await untilControlled('/sw.js');
  const first = takeLoaded();
  expect(first).toContain(english.reading.showOlder);
  for (const other of [german, arabic]) expect(first).not.toContain(other.reading.showOlder);
  await page.goto('/de/blog/schluessel');
  await untilControlled('/de/sw.js');
  const second = takeLoaded();
  expect(second).toContain(german.reading.showOlder);
  for (const { reading, account, tools } of [english, arabic])
    for (const other of [reading.showOlder, account.writePost, tools.backToDraft])
      expect(second).not.toContain(other);
  // Only administrators need them, in the first language.
  expect(second).not.toContain(german.tools.backToDraft);
  const isKept = (path: string) =>
    expect
      .poll(() => page.evaluate(async (one) => (await caches.match(one)) !== undefined, path))
      .toBe(true);
  for (const path of ['/de/blog/schluessel', '/de/cv', '/cv']) await isKept(path);
  await context.setOffline(true);
  await site.goDown();
  for (const [path, name] of [
    ['/de/blog/schluessel', 'Schlüssel und Schlösser'],
    ['/de/home', german.home.title],
    ['/home', english.home.title],
  ] as const) {
    await page.goto(path);
    await expect(h1(page, name)).toBeVisible();
  }
  await context.setOffline(false);
});
