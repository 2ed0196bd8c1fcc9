import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import samples from '../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { post, write } from '../e2e/support/emulators';
import { isHydrated } from '../e2e/support/inPage';
import { below } from '../e2e/support/sites/sites';
import { StaticHost } from '../fixtures/servers/staticHost';
import { heading, text } from './inPage';
import { start, type Visitor } from './visitor';
import * as words from '../fixtures/words/en';

const browsers = JSON.parse(process.env.BROWSERS!) as Record<string, string>;
const newest = samples[0]!;

describe.each(Object.entries(browsers))('in %s, beside another site of the host', (name, path) => {
  const site = new StaticHost({ host: 'GitHub Pages', folder: below.outDir, base: below.base });
  let visitor: Visitor;

  beforeAll(async () => {
    await site.goUp();
    visitor = await start[name]!(path);
  });
  afterAll(() => Promise.all([visitor.leave(), site.goDown()]));

  const open = (path: string) => visitor.open(site.url + path);
  const eventually = <T>(look: () => T) =>
    expect.poll(() => visitor.run(look), { timeout: 30_000 });
  const address = () => location.pathname;
  const imagesMissing = () =>
    [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .length;

  test('a site under a path is read, searched, live and written there', async () => {
    await open('/');
    await eventually(address).toBe('/me/home');
    await eventually(isHydrated).toBe(true);
    await eventually(imagesMissing).toBe(0);
    await visitor.click(words.frame.links.cv);
    await eventually(address).toBe('/me/cv');
    await visitor.click(words.frame.links.blog);
    await eventually(address).toBe('/me/blogs');
    await visitor.type(words.search.label, 'keyboard');
    await eventually(() => document.querySelectorAll('mark').length > 0).toBe(true);
    await open(`/blog/${newest.id}`);
    await eventually(heading).toBe(newest.Title);
    await eventually(imagesMissing).toBe(0);
    const title = `Below in ${name}`;
    await write(`blogs/below-${name}`, post(title));
    await open(`/blog/below-${name}`);
    await eventually(heading).toBe(title);
    await visitor.click(words.account.signIn);
    await visitor.click('Admin');
    await eventually(() => !!document.querySelector('.profile-toggle')).toBe(true);
    await open(`/editblog/below-${name}`);
    await eventually(() => document.querySelector('textarea')?.value !== undefined).toBe(true);
    expect(await visitor.run(address)).toBe(`/me/editblog/below-${name}`);
    await open('/no-such-page');
    await eventually(text).toContain(words.missing.notFound);
    expect(site.outside).toEqual([]);
  });

  test('its worker has the path alone, and its pages open without the site', async () => {
    await open('/home');
    await eventually(
      async () => new URL((await navigator.serviceWorker.ready).scope).pathname,
    ).toBe('/me/');
    await eventually(async () => (await caches.match('/me/cv')) !== undefined).toBe(true);
    await site.goDown();
    await open('/cv');
    await eventually(text).toContain(words.cv.work);
    expect(site.outside).toEqual([]);
    await site.goUp();
  });
});
