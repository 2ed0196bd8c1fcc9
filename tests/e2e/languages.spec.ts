import { expect, type Locator, type Page } from '@playwright/test';
import samples from '../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { h1, uniqueTitle, untilHydrated } from './support/actions';
import { publish } from './support/emulators';
import { inLanguages, test } from './support/fixtures';
import { misfits } from './support/layout';
import { words } from './support/words';

const tagged = samples.filter(({ Tags }) => Tags?.includes('Testing'));

const sentence =
  'سحبت الفأرة من مكتبي ووضعتها في درج لخمسة أيام عمل، وكانت أصعب المواقع هي التي بنيتها بنفسي. ';
const code =
  '```ts\nconst answer = await findEveryRowThatIsWiderThanThePhoneInTheHandOfItsReader(rows);\n```';
const paragraphs = [
  sentence.repeat(4),
  '- البند الأول من القائمة\n- البند الثاني، مع `npm start`\n\n1. أولا\n2. ثانيا',
  `> ${sentence}`,
  'React مكتبة لبناء الواجهات، ونستخدمها هنا.',
  'An English paragraph, with its full stop at the right place.',
  code,
  '![صورة](/images/nothing.png)',
].map((Paragraph) => ({ Paragraph }));
const sections = ['لماذا الدرج', 'ما الذي أوقفني', 'English heading', 'الخلاصة'].map((Heading) => ({
  Heading,
  paragraphs,
}));

const openPost = async (page: Page, Language?: string) => {
  const title = uniqueTitle('أسبوع بلا فأرة');
  const changes = { Summary: sentence, Tags: ['إتاحة', 'CSS'], sections };
  const id = await publish(title, Language ? { ...changes, Language } : changes);
  await page.goto(`/blog/${id}`);
  await expect(h1(page, title)).toBeVisible();
};

/** The left and right edges of an element. */
const edges = async (of: Locator) => {
  const { x, width } = (await of.boundingBox())!;
  return { left: x, right: x + width };
};

const testMirrored = (width: number) =>
  test(`a right-to-left post is mirrored with its margin, its lists and its quotes, and fits into ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPost(page, 'ar');
    const article = page.getByRole('article');
    await expect(article).toHaveAttribute('lang', 'ar');
    await expect(article).toHaveCSS('direction', 'rtl');
    await expect(h1(page)).toHaveCSS('direction', 'rtl');
    await expect(article.getByText('React مكتبة').first()).toHaveCSS('direction', 'rtl');
    await expect(article.locator('pre').first()).toHaveCSS('direction', 'ltr');
    const text = await edges(article.locator('.text'));
    const image = article.locator('img').first();
    expect((await edges(image)).right).toBeCloseTo(text.right, 0);
    for (const item of [article.locator('li').first(), article.locator('blockquote p').first()]) {
      const { right } = await edges(item);
      expect(right).toBeLessThanOrEqual(text.right - 16);
    }
    if (width >= 992) {
      const name = await edges(article.getByText('Your Name'));
      expect(name.left).toBeGreaterThan(text.right);
    }
    expect(await misfits(page)).toEqual([]);
  });

inLanguages(() => testMirrored(1280));
[320, 768, 1700].forEach(testMirrored);

inLanguages(() =>
  test('a left-to-right post has its margin on the left, with its details at the line, which are in the site’s own direction', async ({
    page,
  }) => {
    const title = uniqueTitle('Eine Woche ohne Maus');
    await page.goto(
      `/blog/${await publish(title, { Language: 'de', DateUpdated: new Date(), sections })}`,
    );
    await expect(h1(page, title)).toBeVisible();
    const article = page.getByRole('article');
    const text = await edges(article.locator('.text'));
    const details = article.locator('.aside p');
    await expect(details).toHaveCount(4);
    for (const detail of await details.all()) {
      await expect(detail).toHaveCSS('direction', words.site.dir);
      const right = await detail.evaluate((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return range.getBoundingClientRect().right;
      });
      expect(right).toBeLessThan(text.left);
      expect(right).toBeGreaterThan(text.left - 80);
    }
  }),
);

test('a post without a language is set as before, each block by its first letter', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await openPost(page);
  const article = page.getByRole('article');
  await expect(article).not.toHaveAttribute('lang');
  await expect(article.locator('ul').first()).toHaveCSS('direction', 'rtl');
  await expect(article.getByText('An English paragraph').first()).toHaveCSS('direction', 'ltr');
  expect(await misfits(page)).toEqual([]);
});

test('a tag leads to its posts', async ({ page }) => {
  await page.goto('/blogs');
  await untilHydrated(page);
  // By key, as other tests' new posts may move the link during a click.
  await page.getByRole('link', { name: 'Testing' }).first().press('Enter');
  await expect(page).toHaveURL('/blogs/tag/testing');
  await expect(h1(page, words.reading.tagged('Testing'))).toBeVisible();
  for (const { Title } of tagged)
    await expect(page.getByRole('link', { name: Title })).toBeVisible();
});

test('the words of a post whose language is stated may be divided, but not its code', async ({
  page,
}) => {
  await openPost(page, 'de');
  const article = page.getByRole('article');
  await expect(article.locator('p').last()).toHaveCSS('hyphens', 'auto');
  await expect(article.locator('code').first()).toHaveCSS('hyphens', 'manual');
  await openPost(page);
  await expect(article.locator('p').last()).toHaveCSS('hyphens', 'manual');
});
