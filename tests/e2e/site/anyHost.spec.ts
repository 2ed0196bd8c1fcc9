import { expect } from '@playwright/test';
import samples from '../../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { type Host, StaticHost } from '../../fixtures/servers/staticHost';
import { field, h1, navLink, signInAs, toWriting, untilHydrated } from '../support/actions';
import { test } from '../support/fixtures';
import { resume } from '../support/owner';
import { sites } from '../support/sites/sites';
import { words } from '../support/words';

const post = samples[0]!;
const year = `/blogs/${post.DatePosted.slice(0, 4)}`;
const hosts: Host[] = ['GitHub Pages', 'Netlify', 'Cloudflare Pages', 'a plain server'];
const hasRules = (host: Host) => host === 'Netlify' || host === 'Cloudflare Pages';

/** Runs a test with the site on a host. */
async function withSite(host: Host, run: (site: StaticHost) => Promise<void>) {
  const site = new StaticHost({ host, folder: sites.english.outDir });
  await site.goUp();
  try {
    await run(site);
  } finally {
    await site.goDown();
  }
}

for (const host of hosts) {
  test(`a build is complete on ${host}`, ({ request }) =>
    withSite(host, async ({ url }) => {
      /** The status of an address, and the path whose page is there: none for the shell. */
      const open = async (address: string) => {
        const answer = await request.get(url + address);
        const [, path] = /<div id="root"(?: data-path="([^"]*)")?>/.exec(await answer.text()) ?? [];
        return [answer.status(), path];
      };
      expect(await open('/')).toEqual([200, '/home']);
      for (const path of ['/home', '/cv', '/contact', '/blogs', year, `/blog/${post.id}`])
        for (const end of ['', '/', '.html'])
          expect(await open(path + end), path + end).toEqual([200, path]);
      expect(await open('/createblog')).toEqual([200, undefined]);
      for (const path of ['/no-such-page', '/blog/no-such-post', '/assets/no-such-file.js'])
        expect(await open(path), path).toEqual([404, '*']);
      // From the page of what is missing, the app opens them as well.
      for (const path of ['/editblog/any', '/shared/any'])
        expect(await open(path), path).toEqual(hasRules(host) ? [200, undefined] : [404, '*']);
      for (const path of ['/feed', '/rss/', '/index.xml']) {
        const answer = await request.get(url + path);
        if (hasRules(host)) expect(answer.url(), path).toBe(`${url}/feed.xml`);
        else expect(answer.status(), path).toBe(404);
      }
    }));
}

for (const host of ['GitHub Pages', 'a plain server'] as const)
  test(`on ${host}, readers open every page and an administrator the forms`, ({ page }) =>
    withSite(host, async ({ url }) => {
      for (const [address, own, heading] of [
        ['/', '/home', words.home.title],
        ['/cv', '/cv', resume.basics.name],
        [`/blog/${post.id}`, `/blog/${post.id}`, post.Title],
        [`/blog/${post.id}/`, `/blog/${post.id}`, post.Title],
        ['/no-such-page', '/no-such-page', words.missing.notFound],
        ['/createblogs', '/createblogs', words.missing.notFound],
      ] as const) {
        await page.goto(url + address);
        await expect(page).toHaveURL(url + own);
        await expect(h1(page, heading)).toBeVisible();
        await untilHydrated(page);
      }
      await navLink(page, words.frame.links.blog).click();
      await expect(page).toHaveURL(`${url}/blogs`);
      await signInAs(page, 'Admin');
      await toWriting(page);
      await page.goto(`${url}/createblog`);
      await expect(h1(page, words.account.writePost)).toBeVisible();
      await page.goto(`${url}/editblog/${post.id}`);
      await expect(field(page, 'Title')).toHaveValue(post.Title);
    }));

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the root of a plain server is Home, and a link leads to a page', ({ page }) =>
    withSite('a plain server', async ({ url }) => {
      await page.goto(url);
      await expect(h1(page, words.home.title)).toBeVisible();
      await navLink(page, words.frame.links.cv).click();
      await expect(h1(page, resume.basics.name)).toBeVisible();
    }));
});
