import { expect, type Locator, type Page } from '@playwright/test';
import samples from '../../../scripts/emulators/samplePosts.json' with { type: 'json' };
import {
  account,
  field,
  h1,
  openAs,
  paragraph,
  uniqueTitle,
  untilHydrated,
} from '../support/actions';
import { newForm } from '../support/newForm';
import { publish } from '../support/emulators';
import { test } from '../support/fixtures';
import { misfits } from '../support/looks/layout';
import { words } from '../support/words';
import { section } from '../../fixtures/posts';

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
];
const headings = ['لماذا الدرج', 'ما الذي أوقفني', 'English heading', 'الخلاصة'];
const sections = headings.map((heading) => section(heading, ...paragraphs));

/** Publishes the post in a language, or in none, and opens it. */
const openPost = async (page: Page, changes: { Language?: string; DateUpdated?: Date }) => {
  const title = uniqueTitle('أسبوع بلا فأرة');
  const post = { Summary: sentence, Tags: ['إتاحة', 'CSS'], sections, ...changes };
  await page.goto(`/blog/${await publish(title, post)}`);
  await expect(h1(page, title)).toBeVisible();
  return page.getByRole('article');
};

/** The left and right edges of an element. */
const edges = async (of: Locator) => {
  const { x, width } = (await of.boundingBox())!;
  return { left: x, right: x + width };
};

test('a post is set in its own direction, with its margin, its lists and its quotes, and fits; only words of a stated language are divided', async ({
  page,
}) => {
  let article = await openPost(page, { Language: 'ar' });
  await expect(article).toHaveAttribute('lang', 'ar');
  // Reader modes and voices ask the page; what stands around the post is in the site's language.
  const isPageIn = async (lang: string, dir: string) => {
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
    for (const name of ['header', 'main', 'footer', '.skip-link', '[role=status]'])
      await expect(page.locator(`${name}[dir=ltr]`).first()).toBeAttached();
  };
  await isPageIn('ar', 'rtl');
  await expect(page.getByRole('banner')).toHaveAttribute('lang', 'en');
  await page.getByRole('link', { name: words.frame.links.contact }).click();
  await expect(h1(page, words.contact.heading)).toBeVisible();
  await isPageIn('en', 'ltr');
  await page.goBack();
  await expect(article).toBeVisible();
  await isPageIn('ar', 'rtl');
  await expect(h1(page)).toHaveCSS('direction', 'rtl');
  await expect(article.getByText('React مكتبة').first()).toHaveCSS('direction', 'rtl');
  await expect(article.locator('pre').first()).toHaveCSS('direction', 'ltr');
  await expect(article.locator('p').last()).toHaveCSS('hyphens', 'auto');
  await expect(article.locator('code').first()).toHaveCSS('hyphens', 'manual');
  for (const width of [320, 768, 1280, 1700]) {
    await page.setViewportSize({ width, height: 900 });
    const text = await edges(article.locator('.text'));
    expect((await edges(article.locator('img').first())).right).toBeCloseTo(text.right, 0);
    for (const item of ['li', 'blockquote p'])
      expect((await edges(article.locator(item).first())).right, item).toBeLessThanOrEqual(
        text.right - 16,
      );
    const name = await edges(article.getByText('Your Name'));
    if (width >= 992) expect(name.left).toBeGreaterThan(text.right);
    expect(await misfits(page), `${width} px`).toEqual([]);
  }

  // Without a language, each block is set by its first letter.
  await page.setViewportSize({ width: 320, height: 900 });
  article = await openPost(page, {});
  await expect(article).not.toHaveAttribute('lang');
  await expect(article.locator('p').last()).toHaveCSS('hyphens', 'manual');
  for (const one of [h1(page), article.locator('h2').first(), article.locator('ul').first()])
    await expect(one).toHaveCSS('direction', 'rtl');
  await expect(article.getByText('An English paragraph').first()).toHaveCSS('direction', 'ltr');
  expect(await misfits(page)).toEqual([]);
});

for (const language of ['german', 'arabic'] as const)
  test.describe(language, () => {
    test.use({ language });
    test('every page, the menu and the form have the site’s language and direction, and fit', async ({
      page,
    }) => {
      const expectToFit = async (what: string) => {
        for (const width of [1280, 768, 320]) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await misfits(page), `${what}, ${width} px`).toEqual([]);
        }
      };
      for (const path of ['/home', '/cv', '/blogs', `/blog/${samples[0]!.id}`]) {
        await page.goto(path);
        await untilHydrated(page);
        await expect(page.locator('html')).toHaveAttribute('lang', words.site.lang);
        await expect(page.locator('body')).toHaveCSS('direction', words.site.dir);
        await expectToFit(path);
      }
      await openAs(page, 'Admin', '/home');
      await expect(h1(page, words.home.title)).toBeVisible();
      await account(page).click();
      await expect(page.getByRole('button', { name: words.menu.signOut })).toBeVisible();
      expect.soft(await misfits(page), 'menu').toEqual([]);
      await page.goto(newForm());
      await field(page, 'Title').fill('1');
      await paragraph(page, 1).fill('**2**');
      await page.getByRole('button', { name: words.writing.addSection }).click();
      await expectToFit('form');
    });
  });
