import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isHydrated } from '../e2e/support/inPage';
import { projects } from '../e2e/support/sites/sites';
import { StaticHost } from '../fixtures/servers/staticHost';
import { heading } from './inPage';
import { start, type Visitor } from './visitor';
import * as words from '../fixtures/words/en';

const browsers = JSON.parse(process.env.BROWSERS!) as Record<string, string>;

describe.each(Object.entries(browsers))('in %s, projects', (name, path) => {
  const site = new StaticHost({
    host: 'GitHub Pages',
    folder: projects.outDir,
    base: projects.base,
  });
  let visitor: Visitor;

  beforeAll(async () => {
    await site.goUp();
    visitor = await start[name]!(path);
  });
  afterAll(() => Promise.all([visitor.leave(), site.goDown()]));

  const open = (path: string) => visitor.open(site.url + path);
  const eventually = <T>(look: () => T) =>
    expect.poll(() => visitor.run(look), { timeout: 30_000 });
  const shown = () =>
    [...document.querySelectorAll('.projects li a')]
      .filter((link) => link.checkVisibility())
      .map(({ textContent }) => textContent);

  test('a project is opened from home and has its own page, in both languages', async () => {
    await open('/home');
    await eventually(isHydrated).toBe(true);
    await visitor.click('Borrowed');
    await eventually(heading).toBe('Borrowed');
    await open('/projects/borrowed');
    await eventually(isHydrated).toBe(true);
    await eventually(heading).toBe('Borrowed');
    await visitor.click('Deutsch');
    await eventually(heading).toBe('Geliehen');
  });

  test('links choose the projects of a technology, and Back takes the choice back', async () => {
    await open('/home');
    await eventually(isHydrated).toBe(true);
    await eventually(shown).toHaveLength(7);
    await visitor.click('React');
    await eventually(shown).toEqual(['Night Bus', 'Mending Log']);
    await visitor.click('Night Bus');
    await eventually(heading).toBe('Night Bus');
    for (const at of ['/me/home', '/me/home']) {
      await visitor.run(() => void setTimeout(() => history.back()));
      await eventually(() => location.pathname).toBe(at);
    }
    await visitor.click(words.projects.all);
    await eventually(shown).toHaveLength(7);
  });
});
