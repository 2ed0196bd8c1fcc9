import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as english from '../fixtures/words/en';
import { loadWords } from '../fixtures/words/loadWords';
import { isHydrated } from '../e2e/support/inPage';
import { DeployedSite } from '../e2e/support/sites/deployedSite';
import { editions } from '../e2e/support/sites/sites';
import { heading, text } from './inPage';
import { start, type Visitor } from './visitor';

const [arabic, german] = await Promise.all([loadWords('ar'), loadWords('de')]);
const browsers = JSON.parse(process.env.BROWSERS!) as Record<string, string>;

describe.each(Object.entries(browsers))('in %s, in several languages', (name, path) => {
  const site = new DeployedSite(editions.outDir);
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
  const language = () =>
    `${document.documentElement.lang} ${getComputedStyle(document.documentElement).direction}`;
  const titles = () =>
    [...document.querySelectorAll('.blog-card h2')].map(({ textContent }) => textContent);
  const alternates = () =>
    [...document.querySelectorAll<HTMLLinkElement>('head > link[hreflang]')].map(
      (link) => `${link.hreflang} ${new URL(link.href).pathname}`,
    );

  test('the header leads to the same page in each language, in its words and direction', async () => {
    await open('/contact');
    await eventually(heading).toBe(english.contact.heading);
    await eventually(isHydrated).toBe(true);
    await visitor.click('العربية');
    await eventually(address).toBe('/ar/contact');
    await eventually(heading).toBe(arabic.contact.heading);
    expect(await visitor.run(language)).toBe('ar rtl');
    await visitor.click('Deutsch');
    await eventually(address).toBe('/de/contact');
    await eventually(heading).toBe(german.contact.heading);
    expect(await visitor.run(language)).toBe('de-AT ltr');
  });

  test('lists and the search have the posts of their language, which lead to their translations', async () => {
    await open('/de/blogs');
    await eventually(titles).toEqual(['Schlüssel und Schlösser', 'Nur auf Deutsch']);
    await visitor.type(german.search.label, 'summary');
    await eventually(() => document.querySelectorAll('mark').length > 0).toBe(true);
    await eventually(() => document.querySelectorAll('.blog-card').length).toBe(2);
    await open('/blog/schluessel');
    await eventually(address).toBe('/de/blog/schluessel');
    await eventually(heading).toBe('Schlüssel und Schlösser');
    expect(await visitor.run(alternates)).toEqual([
      'en-GB /blog/keys',
      'ar /ar/blog/mafatih',
      'de-AT /de/blog/schluessel',
      'x-default /blog/keys',
    ]);
    await open('/de/no-such-page');
    await eventually(heading).toBe(german.missing.notFound);
    expect(await visitor.run(address)).toBe('/de/no-such-page');
  });

  test('each language opens without the site, by a worker of its own', async () => {
    for (const own of ['/home', '/de/home']) {
      await open(own);
      await eventually(
        async () => (await caches.match(location.pathname.replace('home', 'cv'))) !== undefined,
      ).toBe(true);
    }
    await site.goDown();
    await open('/de/cv');
    await eventually(text).toContain(german.cv.work);
    await open('/cv');
    await eventually(text).toContain(english.cv.work);
    await site.goUp();
  });
});
