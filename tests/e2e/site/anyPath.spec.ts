import { expect, type Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'pathe';
import samples from '../../../scripts/emulators/samplePosts.json' with { type: 'json' };
import {
  field,
  h1,
  navLink,
  paragraph,
  startPostHere,
  submitButton,
  uniqueTitle,
} from '../support/actions';
import { publish, storedIn } from '../support/emulators';
import { testOnHost } from '../support/staticSite';
import { resume } from '../support/owner';
import { below } from '../support/sites/sites';
import { words } from '../support/words';

const ADDRESS = 'https://ann.example.org/me/';

const test = testOnHost(below);

const newest = samples[0]!;
const withPicture = samples.find((post) => JSON.stringify(post).includes('/pictures/'))!;

/** Expects that every image of the page is there, however far down. */
async function expectImages(page: Page) {
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll('img')]
          .filter((image) => image.naturalWidth === 0)
          .map((image) => ((image.loading = 'eager'), image.src)),
      ),
    )
    .toEqual([]);
  return page.locator('img').count();
}

const isText = (file: string) => /\.(html|xml|json|webmanifest|txt)$|^_/.test(file);

test('every address in the files of a site under a path has the path', () => {
  const files = readdirSync(below.outDir, { recursive: true }).map(String).filter(isText);
  const others = files.flatMap((file) => {
    const text = readFileSync(join(below.outDir, file), 'utf8');
    // Snapshots and the search have the site's paths.
    const page = text.replace(/<script type="application\/json" id="snapshot">.*?<\/script>/s, '');
    if (file === 'search.json' || file === 'list.json') return [];
    const rooted = page.matchAll(
      /(?:\b(?:href|src|srcset|start_url|scope)"?[=:]\s*|url\()(?:&quot;|["'])?(\/[^\s"'&)]*)/g,
    );
    const absolute = page.matchAll(/https:\/\/ann\.example\.org[^\s"'<&,]*/g);
    return [
      ...Array.from(rooted, ([, path]) => path!).filter((path) => !path.startsWith('/me/')),
      ...Array.from(absolute, ([url]) => url).filter((url) => !url.startsWith(ADDRESS)),
    ].map((address) => `${file}: ${address}`);
  });
  expect(others).toEqual([]);
  const read = (file: string) => readFileSync(join(below.outDir, file), 'utf8');
  expect(read('sitemap.xml')).toContain(`<loc>${ADDRESS}blog/${newest.id}</loc>`);
  expect(read('robots.txt')).toBe(`User-agent: *\nAllow: /me/\nSitemap: ${ADDRESS}sitemap.xml\n`);
  expect(read('feed.xml')).toContain(`<link rel="self" href="${ADDRESS}feed.xml"/>`);
  expect(JSON.parse(read('manifest.webmanifest'))).toMatchObject({
    start_url: '/me/home',
    scope: '/me/',
  });
  for (const file of ['feed.xml', 'feed.json'])
    expect(read(file), file).toContain(`${ADDRESS}pictures/`);
});

test('a site under a path is read there: pages, pictures, PDF, other spellings and what is missing', async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  await expect(page).toHaveURL(`${site.url}/home`);
  await expect(h1(page, words.home.title)).toBeVisible();
  expect(await expectImages(page)).toBeGreaterThan(0);
  const head = (selector: string, attribute: string) =>
    page.locator(`head > ${selector}`).first().getAttribute(attribute);
  expect(await head('[rel=canonical]', 'href')).toBe(`${ADDRESS}home`);
  expect(await head('[property="og:image"]', 'content')).toBe(`${ADDRESS}share.png`);

  await navLink(page, words.frame.links.cv).click();
  await expect(page).toHaveURL(`${site.url}/cv`);
  await expect(h1(page, resume.basics.name)).toBeVisible();
  const pdf = await page.getByRole('link', { name: words.cv.pdf }).getAttribute('href');
  expect(pdf).toBe('/me/cv.pdf');
  const answer = await page.request.get(site.origin + pdf);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);

  await navLink(page, words.frame.links.blog).click();
  await expect(page).toHaveURL(`${site.url}/blogs`);
  // A post of the build, to which the router fetches the snapshot.
  await page.getByRole('link', { name: withPicture.Title, exact: true }).click();
  await expect(page).toHaveURL(`${site.url}/blog/${withPicture.id}`);
  await expect(h1(page, withPicture.Title)).toBeVisible();
  expect(await expectImages(page)).toBeGreaterThan(0);
  await page.reload();
  expect(await expectImages(page)).toBeGreaterThan(0);
  expect(await head('[rel=canonical]', 'href')).toBe(`${ADDRESS}blog/${withPicture.id}`);
  expect(await head('[property="og:image"]', 'content')).toMatch(/org\/me\/share\/\w+\.png$/);

  for (const [address, own, heading] of [
    ['/cv.html', '/cv', resume.basics.name],
    ['/CV', '/cv', resume.basics.name],
    [`/Blog/${newest.id}`, `/blog/${newest.id}`, newest.Title],
    ['/no-such-page', '/no-such-page', words.missing.notFound],
  ] as const) {
    await page.goto(site.url + address);
    await expect(page).toHaveURL(site.url + own);
    await expect(h1(page, heading)).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', { name: words.missing.goOn[0] }).click();
  await expect(page).toHaveURL(`${site.url}/home`);
});

test('at a site under a path, links and pictures of a post that is newer than the build lead there', async ({
  page,
  site,
}) => {
  const sections = [
    {
      Heading: '',
      paragraphs: [
        {
          Paragraph:
            '[page](/cv) [part](/cv#skills) [file](/feed.xml) [elsewhere](https://example.com/cv)\n\n![A picture](/images/midnight-in-london.svg)',
        },
      ],
    },
  ];
  const title = uniqueTitle('Newer than the build under a path');
  const id = await publish(title, { sections });
  await page.goto(`${site.url}/blog/${id}`);
  await expect(h1(page, title)).toBeVisible();
  const text = page.getByRole('main');
  for (const [name, href] of [
    ['page', '/me/cv'],
    ['part', '/me/cv#skills'],
    ['file', '/me/feed.xml'],
    ['elsewhere', 'https://example.com/cv'],
  ] as const)
    await expect(text.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  expect(await expectImages(page)).toBeGreaterThan(0);
  await text.getByRole('link', { name: 'page', exact: true }).click();
  await expect(page).toHaveURL(`${site.url}/cv`);
});

test('at a site under a path, an administrator signs in, writes, publishes, edits and reloads the forms', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/blogs`);
  const title = uniqueTitle('Written under a path');
  await startPostHere(page, title);
  await expect(page).toHaveURL(new RegExp(`^${site.url}/createblog\\?draft=`));
  await paragraph(page, 1).fill('Words under a path.');
  await page.reload();
  await expect(field(page, 'Title')).toHaveValue(title);
  await submitButton(page).click();
  await expect(page).toHaveURL(`${site.url}/home`);
  const read = page.getByRole('link', { name: words.tools.readQuoted(title) });
  await read.click();
  await expect(page).toHaveURL(new RegExp(`^${site.url}/blog/`));
  await expect(h1(page, title)).toBeVisible();
  await page.getByRole('link', { name: words.tools.edit }).click();
  await expect(page).toHaveURL(new RegExp(`^${site.url}/editblog/`));
  await page.reload();
  await expect(field(page, 'Title')).toHaveValue(title);
  const stored = [...(await storedIn('blogs')).values()];
  expect(stored.filter(({ Title }) => Title === title)).toHaveLength(1);
});

test('a draft is shown to others under the path', async ({ context, page, site }) => {
  await page.goto(`${site.url}/contact`);
  await startPostHere(page, uniqueTitle('Shown under a path'));
  await paragraph(page, 1).fill('Words shown under a path.');
  await page.getByText(words.writing.details).click();
  await page.getByRole('button', { name: words.sharing.show }).click();
  const shared = await page.getByLabel(words.sharing.address).inputValue();
  expect(shared).toMatch(new RegExp(`^${site.url}/shared/`));
  // What is shown follows the draft within seconds.
  await expect
    .poll(async () => JSON.stringify([...(await storedIn('shared')).values()]))
    .toContain('Words shown under a path.');
  const other = await context.newPage();
  await other.goto(shared);
  await expect(other.getByText('Words shown under a path.')).toBeVisible();
});

test('the search of a site under a path finds its posts', async ({ page, site }) => {
  await page.goto(`${site.url}/blogs`);
  await page.getByRole('searchbox', { name: words.search.label }).fill('keyboard');
  await expect(page.locator('mark').first()).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/blogs?q=keyboard`);
  await page.locator('.sentence a').first().click();
  await expect(page).toHaveURL(new RegExp(`^${site.url}/blog/`));
});

test('a site opens offline beside the caches of another', async ({ context, page, site }) => {
  // Before the worker begins.
  await page.addInitScript(() => void caches.open('of another site'));
  await page.goto(`${site.url}/blog/${newest.id}`);
  await page.evaluate(async () => {
    const { scope } = await navigator.serviceWorker.ready;
    if (!scope.endsWith('/me/')) throw new Error(scope);
  });
  await expect
    .poll(() => page.evaluate(async () => (await caches.match(location.pathname)) !== undefined))
    .toBe(true);
  const names = await page.evaluate(() => caches.keys());
  expect(names.filter((name) => !name.startsWith('/me/'))).toEqual(['of another site']);
  await context.setOffline(true);
  await site.goDown();
  for (const [path, name] of [
    [`/blog/${newest.id}`, newest.Title],
    ['/home', words.home.title],
    ['/cv', resume.basics.name],
    ['/no-such-page', words.missing.noConnection],
  ] as const) {
    await page.goto(site.url + path);
    await expect(h1(page, name)).toBeVisible();
  }
  await context.setOffline(false);
});
