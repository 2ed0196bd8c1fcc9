import { expect, type Locator, type Page } from '@playwright/test';
import { h1, paragraph, startPost, uniqueTitle, untilHydrated } from '../support/actions';
import { diagramPost, flowchart, inMermaid } from '../support/diagramPost';
import { publish } from '../support/emulators';
import { test } from '../support/fixtures';
import { words } from '../support/words';
import { section } from '../../fixtures/posts';

const described = 'From a key to a post. Drafts are checked, then published.';
const drawing = (page: Page, name = described) => page.getByRole('img', { name });
const file = `/blog/${diagramPost.id}`;
const DRAWS = /mermaid\.tiny/;

// What Mermaid would take for its own, and a browser for its page.
const hostile = `%%{init: {"securityLevel": "loose", "themeCSS": "* { background: url(https://evil.example/a) }"}}%%
flowchart LR
  accTitle: Hostile
  A["<img src=missing onerror=document.title=/hacked/.source>"] --> B["<script>document.title='hacked'</script>"]
  click A href "javascript:document.title=/hacked/.source"`;

/** Expects a picture to be drawn, in the colours of a theme. */
async function expectDrawn(picture: Locator, theme: 'light' | 'dark') {
  await expect(picture).toHaveCount(1);
  await expect(picture).toHaveClass(new RegExp(`\\b${theme}$`));
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .not.toBe(0);
}

/** Lists what a page asks for. */
function listRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a diagram is drawn by the build in the colours of the system, with its code below it; one that can’t be drawn is its code', async ({
    page,
  }) => {
    await page.goto(file);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectDrawn(drawing(page), colorScheme);
      await expectDrawn(drawing(page, words.diagrams.described), colorScheme);
    }
    const code = page.getByRole('region', { name: words.reading.code('mermaid') });
    await expect(code.filter({ visible: true })).toHaveCount(2);
    await expect(page.getByText(words.diagrams.notDrawn)).toHaveCount(2);
    await page.getByText(words.diagrams.code).first().click();
    await expect(code.first()).toContainText('key[A key] --> draft(A draft)');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(drawing(page)).toHaveClass(/light$/);
  });
});

test('a diagram of the build follows the chosen theme and loads nothing that draws; a post without one loads nothing of it', async ({
  page,
}) => {
  const asked = listRequests(page);
  await page.goto(file);
  await untilHydrated(page);
  await expectDrawn(drawing(page), 'light');
  await page.getByRole('combobox', { name: words.frame.theme }).selectOption('dark');
  await expectDrawn(drawing(page), 'dark');
  await expect(drawing(page)).toBeVisible();
  expect(asked.filter((url) => DRAWS.test(url))).toEqual([]);
  asked.length = 0;
  await page.goto('/blog/tests-that-can-fail');
  await untilHydrated(page);
  expect(asked.filter((url) => /diagram|mermaid/i.test(url))).toEqual([]);
  expect(await page.content()).not.toMatch(/\.diagram\b/);
});

test('a wide diagram scrolls on a phone, and moves nothing else', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(file);
  const around = page.getByRole('group', { name: words.diagrams.diagram }).first();
  await expect(drawing(page)).toBeVisible();
  const { scrolls, overflows } = await around.evaluate((element) => ({
    scrolls: element.scrollWidth > element.clientWidth,
    overflows: document.documentElement.scrollWidth > innerWidth,
  }));
  expect({ scrolls, overflows }).toEqual({ scrolls: true, overflows: false });
});

test('a diagram newer than the build is drawn in the page, in either theme, and its code stands there until then', async ({
  page,
}) => {
  const title = uniqueTitle('Diagram');
  const bad = inMermaid('flowchart LR\n  A[Start --> {{');
  const sections = [section('', inMermaid(flowchart), bad, inMermaid(hostile))];
  const asked = listRequests(page);
  await page.goto(`/blog/${await publish(title, { sections })}`);
  await expect(h1(page, title)).toBeVisible();
  await expectDrawn(drawing(page), 'light');
  await expect(page.getByText(words.diagrams.notDrawn)).toHaveCount(1);
  await expectDrawn(drawing(page, 'Hostile'), 'light');
  await expect(page).toHaveTitle(new RegExp(title));
  expect(asked.filter((url) => /evil|missing/.test(url))).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectDrawn(drawing(page), 'dark');
  await page.route(DRAWS, (route) => route.abort());
  await page.reload();
  const code = page.getByRole('region', { name: words.reading.code('mermaid') });
  await expect(code.filter({ visible: true })).toHaveCount(3);
  await expect(drawing(page)).toHaveCount(0);
});

test('the preview draws a diagram as it is written, and shows its code while it can’t be read', async ({
  page,
}) => {
  await startPost(page, uniqueTitle('Diagram'));
  await paragraph(page, 1).fill(inMermaid(flowchart));
  await page.getByRole('tab', { name: words.writing.preview }).click();
  await expectDrawn(drawing(page), 'light');
  await page.getByRole('tab', { name: words.writing.write }).click();
  await paragraph(page, 1).fill(inMermaid(`${flowchart}\n  post --> {{`));
  await page.getByRole('tab', { name: words.writing.preview }).click();
  await expect(page.getByText(words.diagrams.notDrawn)).toBeVisible();
});
