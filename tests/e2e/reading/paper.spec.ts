import { expect } from '@playwright/test';
import samples from '../../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { CHANNELS, cut, navLink, untilHydrated } from '../support/actions';
import { test } from '../support/fixtures';
import { readMain, readOrder } from '../support/inPage';
import { readPdf, toWords } from '../support/looks/paper';
import { sites } from '../support/sites/sites';
import { words } from '../support/words';

const post = `/blog/${samples[0]!.id}`;

const isSample = sites.production.content === 'src/content';
for (const [what, url, pages] of [
  ['a long CV', sites.english.url, undefined],
  // An owner's own CV may be of any length.
  ...(isSample ? [['the sample CV, which has two pages,', sites.production.url, 2] as const] : []),
] as const)
  test(`programs read every word of ${what} whole, in its order and without others`, async ({
    page,
  }) => {
    await page.goto(`${url}/cv`);
    // On a first visit the headings' typeface may come too late.
    await page.reload();
    for (const format of ['A4', 'Letter']) {
      const { words: printed, totalPages } = await readPdf(await page.pdf({ format }));
      expect(printed, format).toEqual(toWords(await page.evaluate(readMain)));
      if (pages) expect(totalPages, format).toBe(pages);
    }
  });

for (const { url } of [sites.english, sites.production])
  test(`the PDF that the build prints has every word of the CV of ${url}, in its order, and the CV links to it, also from another page`, async ({
    page,
    request,
  }) => {
    await page.goto(`${url}/home`);
    await untilHydrated(page);
    await navLink(page, words.frame.links.cv).click();
    const link = page.getByRole('link', { name: words.cv.pdf });
    await expect(link).toHaveAttribute('href', '/cv.pdf');
    await expect(page.getByRole('button', { name: words.cv.print })).toBeVisible();
    const pdf = await request.get(`${url}/cv.pdf`);
    const { words: printed } = await readPdf(await pdf.body());
    expect(printed).toEqual(toWords(await page.evaluate(readMain)));
    await page.goto(`${url}/cv`);
    await expect(link).toBeVisible();
  });

test('a post on paper has all its words, but no navigation, footer or buttons', async ({
  page,
}) => {
  await page.goto(post);
  // Without the spaces, which readMain also has within words.
  const { words: printed } = await readPdf(await page.pdf({ format: 'A4' }));
  expect(printed.join('')).toBe(toWords(await page.evaluate(readMain)).join(''));
});

test('words from right to left, and the names among them, are in the same order on paper as on the screen', async ({
  page,
}) => {
  await page.goto(`${sites.arabic.url}/cv`);
  const screen = await page.evaluate(readOrder);
  await page.emulateMedia({ media: 'print' });
  const paper = await page.evaluate(readOrder);
  // Lines end elsewhere, and what stood below another word may stand beside it.
  const both = Object.keys(screen).filter((pair) => pair in paper);
  expect(both.length).toBeGreaterThan(40);
  for (const pair of both) expect.soft(paper[pair], pair).toBe(screen[pair]);
  for (const name of ['C++', 'C#', '.NET']) expect(screen[name], name).toBe('from the left');
  const sentence = Object.keys(screen).filter((pair) => /^בניתי|API|פיתוח/.test(pair));
  expect(sentence.length).toBeGreaterThan(5);
});

/**
 * Lays the page out in columns of this height, which Chromium breaks as it breaks pages. Returns the torn entries, the
 * headings that are apart from what follows them, and whether a page lacks the line. Runs in the page.
 */
function findBadBreaks(height: number) {
  const main = document.querySelector('main')!;
  Object.assign(main.parentElement!.style, {
    display: 'block',
    minHeight: '0',
    columnWidth: '688px',
    columnGap: '0',
    columnFill: 'auto',
    height: `${height}px`,
  });
  const column = (rectangle: DOMRect) => Math.floor((rectangle.left + 1) / 688);
  const found: string[] = [];
  const fullPages = [...main.getClientRects()].slice(0, -1);
  const hasLine = getComputedStyle(main).borderLeftStyle === 'solid';
  if (!hasLine || fullPages.some((one) => one.height < height - 1)) found.push('without the line');
  for (const entry of main.querySelectorAll('.cv-entry')) {
    const parts = [...entry.getClientRects()];
    const isShort = parts.reduce((sum, one) => sum + one.height, 0) < height / 2;
    if (isShort && parts.length > 1) found.push(`torn: ${entry.textContent.slice(0, 40)}`);
  }
  for (const heading of main.querySelectorAll('h2, h3, h4')) {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    texts.currentNode = heading.lastChild!;
    while (texts.nextNode() && heading.contains(texts.currentNode));
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const [next] = range.getClientRects();
    if (next && column(next) !== column(heading.getBoundingClientRect()))
      found.push(`alone: ${heading.textContent}`);
  }
  return found;
}

/** Adds a picture with a caption, and code with a title, below every section. Runs in the page. */
function addFigures() {
  for (const section of document.querySelectorAll('.text > section')) {
    const words = 'The queue after the change. '.repeat(8);
    const code = 'const rows = find("due");\n'.repeat(30);
    section.insertAdjacentHTML(
      'beforeend',
      `<figure><canvas class="picture" width="400" height="320"></canvas><figcaption>${words}</figcaption></figure>
      <figure class="code-block"><figcaption>src/find.ts</figcaption><section><pre><code>${code}</code></pre></section></figure>`,
    );
  }
}

/** Finds captions that are apart from their picture, or from the beginning of their code, in the columns of findBadBreaks. Runs in the page. */
function findPartedCaptions() {
  const column = (one: Element) => Math.floor((one.getClientRects()[0]!.left + 1) / 688);
  return [...document.querySelectorAll('figure')]
    .filter(({ children: [first, second] }) => column(first!) !== column(second!))
    .map((figure) => `parted: ${figure.textContent.slice(0, 40)}`);
}

/** Measures the paper, and the lightest text on it. Runs in the page. */
function measureColors() {
  const brightness = (color: string) => Math.max(...color.match(/\d+/g)!.slice(0, 3).map(Number));
  const texts = [...document.querySelectorAll('main *')].filter(
    (one) => one instanceof HTMLElement && one.checkVisibility() && one.innerText,
  );
  return {
    paper: getComputedStyle(document.body).backgroundColor,
    // The root's background covers all of the sheet.
    sheet: getComputedStyle(document.documentElement).backgroundColor,
    lightest: Math.max(...texts.map((one) => brightness(getComputedStyle(one).color))),
  };
}

test('every page is printed dark on white, also from the dark theme; wherever one ends, no entry is torn, no heading left alone, and the line is there', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  // A4 without its margins.
  await page.setViewportSize({ width: 688, height: 1032 });
  await page.emulateMedia({ media: 'print' });
  // The note that updates are paused, and the room for it, are not on paper either.
  await cut(page, CHANNELS);
  for (const path of ['/home', '/blogs', '/cv', post]) {
    await page.goto(path);
    if (path === '/blogs' || path === post) await expect(page.locator('.paused')).toHaveCount(1);
    const { paper, sheet, lightest } = await page.evaluate(measureColors);
    expect(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)'], path).toContain(sheet);
    expect(paper, path).toBe('rgb(255, 255, 255)');
    // #595959 has a contrast of 7 with white.
    expect(lightest, path).toBeLessThanOrEqual(0x59);
    if (path !== '/cv' && path !== post) continue;
    for (let height = 450; height < 1100; height += 35)
      expect(await page.evaluate(findBadBreaks, height), `${path}, ${height} px`).toEqual([]);
  }
});

test('wherever a page of paper ends, a picture has its caption, and code its title', async ({
  page,
}) => {
  await page.setViewportSize({ width: 688, height: 1032 });
  await page.emulateMedia({ media: 'print' });
  await page.goto(post);
  // Hydration would take away what is added before.
  await untilHydrated(page);
  await page.evaluate(addFigures);
  for (let height = 450; height < 1100; height += 35) {
    await page.evaluate(findBadBreaks, height);
    expect(await page.evaluate(findPartedCaptions), `${height} px`).toEqual([]);
  }
});
