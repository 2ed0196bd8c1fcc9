import type { Page } from '@playwright/test';
import { untilHydrated } from '../../../tests/e2e/support/actions';
import { isPositionStored } from '../../../tests/e2e/support/inPage';
import type { Flow } from './flow';
import { ID, RARE, PATH } from './post';

const MIDDLE = `scrollY > 1000 && document.querySelector('article .text p')`;

/** Goes to the middle of the post. */
const scroll = (page: Page) =>
  page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));

/** Follows a link where it is, without scrolling to it. */
const follow = (page: Page, path: string) => page.dispatchEvent(`a[href="${path}"]`, 'click');

/** What a reader does on the pages, one after the other. */
export const readerFlows: Flow[] = [
  {
    name: 'The database’s first answer',
    prepare: (page) => page.goto('/contact'),
    run: (page) => page.goto(PATH),
    // Submit has added a time.
    isDone: `/ \\d{13}$/.test([...document.querySelectorAll('article .text section p')].at(-1)?.textContent)`,
  },
  { name: 'Scroll', run: scroll, isDone: `history.state?.place` },
  {
    name: 'Restore a place',
    prepare: (page) => page.waitForFunction(isPositionStored),
    run: (page) => page.reload(),
    isDone: MIDDLE,
  },
  {
    name: 'Back to the post',
    prepare: async (page) => {
      await untilHydrated(page);
      await follow(page, '/contact');
      await page.waitForURL('**/contact');
    },
    run: (page) => page.goBack(),
    isDone: MIDDLE,
  },
  {
    name: 'Back to the list',
    prepare: async (page) => {
      await page.goto('/blogs');
      await untilHydrated(page);
      await follow(page, PATH);
      await page.waitForURL(`**${PATH}`);
    },
    run: (page) => page.goBack(),
    isDone: `document.querySelector('#search')`,
  },
  {
    name: 'Search',
    prepare: (page) => page.focus('#search'),
    run: (page) => page.keyboard.insertText(RARE),
    isDone: `document.querySelector('mark') && document.querySelector('a[href*="${ID}"]')`,
  },
];
