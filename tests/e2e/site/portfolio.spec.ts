import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { h1, navLink } from '../support/actions';
import { testOnHost } from '../support/staticSite';
import { resume } from '../support/owner';
import { portfolio } from '../support/sites/sites';
import { words } from '../support/words';

const test = testOnHost(portfolio);

test('without Firebase’s settings, the build has no page, feed or search of a blog, and lists its pages for search engines', () => {
  const { outDir } = portfolio;
  const pages = readdirSync(outDir).filter((name) => name.endsWith('.html'));
  expect(pages.filter((name) => /blog|shared/.test(name))).toEqual([]);
  for (const name of ['feed.xml', 'feed.json', 'search.json', 'list.json', 'blog'])
    expect(existsSync(`${outDir}/${name}`), name).toBe(false);
  const read = (name: string) => readFileSync(`${outDir}/${name}`, 'utf8');
  expect(read('sitemap.xml')).toContain('<loc>https://ann.example.org/me/cv</loc>');
  expect(read('robots.txt')).toContain('Sitemap: https://ann.example.org/me/sitemap.xml');
  expect(read('home.html')).not.toMatch(/googleapis|apis\.google|firebase/);
});

test('without Firebase’s settings, every link of every page leads to a page of the site or to another site', async ({
  page,
  site,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const left = [`${site.url}/home`];
  const seen = new Set<string>();
  for (const url of left) {
    if (seen.has(url)) continue;
    seen.add(url);
    const response = await page.goto(url);
    expect(response!.status(), url).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: words.account.signIn })).toHaveCount(0);
    const links = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href),
    );
    const own = links
      .map((href) => href.replace(/#.*$/, ''))
      .filter((href) => href.startsWith(site.origin));
    left.push(...own.filter((href) => !href.endsWith('.pdf')));
  }
  expect([...seen].map((url) => url.slice(site.url.length))).toEqual(
    expect.arrayContaining(['/home', '/cv', '/contact']),
  );
  expect([...seen].filter((url) => url.includes('blog'))).toEqual([]);
  expect(asked.filter((url) => !url.startsWith(site.origin))).toEqual([]);
});

test('without Firebase’s settings, the pages open offline, and an address of the blog is not found', async ({
  page,
  site,
  context,
}) => {
  await page.goto(`${site.url}/blogs`);
  await expect(h1(page, words.missing.notFound)).toBeVisible();
  await page.getByRole('main').getByRole('link').click();
  await expect(h1(page, words.home.title)).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await site.goDown();
  await navLink(page, words.frame.links.cv).click();
  await expect(h1(page, resume.basics.name)).toBeVisible();
  await page.goto(`${site.url}/contact`);
  await expect(h1(page, words.contact.heading)).toBeVisible();
});
