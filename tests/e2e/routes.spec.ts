import { expect } from '@playwright/test';
import posts from '../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { resume } from '../../src/content/resume';
import { signInAs, untilHydrated } from './support/actions';
import { test } from './support/fixtures';

const { name, email, phone, profiles } = resume.basics;
const newest = posts[0]!;

const screens = [
  { link: 'Home', path: '/home', heading: 'About Me', title: `About Me – ${name}` },
  { link: 'CV', path: '/cv', heading: name, title: `CV – ${name}` },
  { link: 'Contact', path: '/contact', heading: 'Contact Information', title: `Contact – ${name}` },
  { link: 'Blog', path: '/blogs', heading: 'Blog', title: `Blog – ${name}` },
];

for (const { link, path, heading, title } of screens) {
  test(`${path} opens by link and by deep link`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveTitle(title);

    await page.goto(path === '/home' ? '/contact' : '/home');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
    await expect(page).toHaveTitle(title);
  });
}

test('the empty path redirects to home', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('heading', { name: 'About Me' })).toBeVisible();
});

for (const [typed, path] of [
  ['/CV', '/cv'],
  ['/Home', '/home'],
  ['/CONTACT', '/contact'],
  [`/BLOG/${newest.id}`, `/blog/${newest.id}`],
] as const) {
  test(`${typed}, typed in capitals, leads to ${path} without a hydration error`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(typed);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Not found');
    expect(errors).toEqual([]);
  });
}

test('an unknown path shows Not found, with links to go on', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
  await page.getByRole('link', { name: 'read the blog' }).click();
  await expect(page).toHaveURL('/blogs');
});

test('a blog opens by its Read button, and Back returns to blogs', async ({ page }) => {
  await page.goto('/blogs');
  await page.getByRole('link', { name: `Read ${newest.Title}` }).click();
  await expect(page).toHaveURL(`/blog/${newest.id}`);
  await expect(page.getByRole('heading', { level: 1, name: newest.Title })).toBeVisible();
  await expect(page).toHaveTitle(`${newest.Title} – ${name}`);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/blogs');
});

test('a blog opens by deep link and shows Name, DatePosted and each section in order', async ({
  page,
}) => {
  await page.goto(`/blog/${newest.id}`);
  const article = page.getByRole('article');
  await expect(article).toContainText(newest.Name);
  await expect(article.locator('time')).toHaveAttribute(
    'datetime',
    new Date(newest.DatePosted).toISOString(),
  );
  await expect(article.getByRole('heading', { level: 2 })).toHaveText(
    newest.sections.map(({ Heading }) => Heading),
  );
  for (const { paragraphs } of newest.sections) {
    // Up to its first Markdown.
    for (const { Paragraph } of paragraphs)
      await expect(article).toContainText(Paragraph.split(/[`[]/)[0]!);
  }
});

test('the debug button logs the blog to the console', async ({ page }) => {
  await page.goto(`/blog/${newest.id}`);
  await untilHydrated(page);
  const logged = page.waitForEvent('console', (message) => message.type() === 'log');
  await page.getByRole('button', { name: 'Debug' }).click();
  const blog = (await (await logged).args()[0]!.jsonValue()) as { id: string; Title: string };
  expect(blog).toMatchObject({ id: newest.id, Title: newest.Title });
});

for (const id of ['no-such-post', '__reserved__', 'a%2Fb', '%20']) {
  test(`the post ${id}, which does not exist, shows Not found`, async ({ page }) => {
    await page.goto(`/blog/${id}`);
    await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
  });
}

test('the footer holds a copyright line and links to the external profiles', async ({ page }) => {
  await page.goto('/home');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`© ${new Date().getFullYear()} ${name}`);
  const addresses = profiles.map(({ url }) => url).filter(Boolean);
  const links = await footer.getByRole('link', { name: '(external)' }).all();
  expect(await Promise.all(links.map((link) => link.getAttribute('href')))).toEqual(addresses);
});

test('the contact page holds an Email and a Phone link', async ({ page }) => {
  await page.goto('/contact');
  const links = page.getByRole('main').locator('a[href^="mailto:"], a[href^="tel:"]');
  await expect(links).toHaveText([email, phone].filter(Boolean));
});

test('title and profile image are larger from 992px on', async ({ page }) => {
  const title = page.getByRole('banner').getByRole('link', { name });
  const photo = page.getByRole('banner').getByText('SR', { exact: true });
  await page.goto('/home');
  await signInAs(page, 'Reader');
  // A long name is smaller, as tests/e2e/text-size.spec.ts wants it.
  await page.getByRole('banner').evaluate((header) => header.classList.remove('long-title'));

  await page.setViewportSize({ width: 991, height: 800 });
  await expect(title).toHaveCSS('font-size', '24px');
  expect(await photo.boundingBox()).toMatchObject({ width: 32, height: 32 });

  await page.setViewportSize({ width: 992, height: 800 });
  await expect(title).toHaveCSS('font-size', '48px');
  expect(await photo.boundingBox()).toMatchObject({ width: 50, height: 50 });
});
