import { expect, type Page } from '@playwright/test';
import { announcements, cut, hold, uniqueTitle } from '../support/actions';
import { post, publish, write } from '../support/emulators';
import { test } from '../support/fixtures';
import { bringTo, endAnchoring, top } from '../support/looks/layout';
import { HIGHLIGHTER, PARSER, scriptOf } from '../support/sites/manifest';
import { words } from '../support/words';

const text =
  'Words that fill some lines of the page, so that there is something to scroll. '.repeat(9);
const section = (Heading: string, ...texts: string[]) => ({
  Heading,
  paragraphs: texts.map((Paragraph) => ({ Paragraph })),
});
const before = section('Before', `First. ${text}`, `Second. ${text}`);
const lines = [`Above. ${text}`, `*Above* too. ${text}`, `The line. ${text}`];
const read = section('Read', ...lines);
const after = section('After', text, text);

/** Publishes a post of these sections and opens it. Returns a function that changes them. */
async function open(page: Page, sections = [before, read, after]) {
  const title = uniqueTitle('Undisturbed');
  const id = await publish(title, { sections });
  await page.goto(`/blog/${id}`);
  await expect(page.getByRole('heading', { name: sections[0]!.Heading })).toBeVisible();
  return (...changed: typeof sections) =>
    write(`blogs/${id}`, post(title, { sections: changed, DateUpdated: new Date() }));
}

test('the line that is read stays, and so does a selection, while the post changes above', async ({
  page,
}) => {
  const change = await open(page);
  const line = page.getByText('The line.');
  let [place, selected] = [0, ''];
  const readAt = async (width: number) => {
    await page.setViewportSize({ width, height: 720 });
    await bringTo(line, 260);
    await line.evaluate((one) => getSelection()!.selectAllChildren(one));
    selected = await page.evaluate(() => getSelection()!.toString());
    place = await top(line);
  };
  const expectUndisturbed = async (text: string) => {
    await expect(page.getByText(text).last()).toBeAttached();
    expect(Math.abs((await top(line)) - place)).toBeLessThanOrEqual(4);
    expect(await page.evaluate(() => getSelection()!.toString())).toBe(selected);
  };

  await readAt(1280);
  const added = section('Added', text, text);
  await change(added, before, read, after);
  await expectUndisturbed('Added');
  await change(before, section('Read', `New. ${text}`, ...lines), after);
  await expectUndisturbed('New.');

  await readAt(390);
  await endAnchoring(page);
  await change(added, before, read, after);
  await expectUndisturbed('Added');
  await change(added, before, section('Read', `Newer. ${text}`, ...lines), after);
  await expectUndisturbed('Newer.');
  const longer = [`Longer. ${text}${lines[0]}`, ...lines.slice(1)];
  await change(added, before, section('Read', ...longer), after);
  await expectUndisturbed('Longer.');
  await change(section('Another heading', ...longer), after);
  await expectUndisturbed('Another heading');
});

test('a new post is offered to whoever points at a card or has the focus on the offer, and moves none', async ({
  page,
}) => {
  await page.goto('/blogs');
  const first = uniqueTitle('Not pointed at');
  // Above the posts of other tests, which come and go.
  const inMinutes = (minutes: number) => ({ DatePosted: new Date(Date.now() + minutes * 60_000) });
  await publish(first, inMinutes(11));
  await expect(page.getByRole('heading', { name: first })).toBeInViewport();
  const card = page.getByRole('article').filter({ hasText: first });
  await card.hover();
  const place = await top(card);
  const second = uniqueTitle('Offered');
  await publish(second, inMinutes(12));
  const offer = page.getByRole('button', { name: words.reading.newPosts(1) });
  await expect(offer).toBeVisible();
  expect(await top(card)).toBe(place);
  await offer.focus();
  await publish(uniqueTitle('Offered too'), inMinutes(13));
  await page.getByRole('button', { name: words.reading.newPosts(2) }).click();
  await expect(page.getByRole('heading', { name: second })).toBeInViewport();
  await expect(page.getByRole('article').first().getByRole('link').first()).toBeFocused();
});

test('changes of the open post are announced once, and marked at their section for a while', async ({
  page,
}) => {
  await page.clock.install();
  const change = await open(page);
  const heard: string[] = [];
  await page.exposeFunction('hear', (text: string) => heard.push(text.trim()));
  await announcements(page).evaluate((region) => {
    const { hear } = window as unknown as { hear: (text: string | null) => void };
    new MutationObserver(() => hear(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  const mark = page.getByText(words.reading.updated, { exact: true });
  await change(before, section('Read', 'Once.'), after);
  await expect(page.locator('section', { has: mark })).toContainText('Once.');
  await change(before, section('Read', 'Twice.'), after);
  await expect(page.locator('section', { has: mark })).toContainText('Twice.');
  await page.clock.fastForward(60_000);
  await expect(mark).toBeHidden();
  // A busy machine may also announce a pause.
  expect(heard.filter((text) => text === words.reading.wasUpdated)).toHaveLength(1);
});

test('after a browser’s translation, a live change replaces the words', async ({ page }) => {
  const change = await open(page, [
    section('Heading', 'Plain', '- a\n- *b*', '- [ ] task', 'Note[^1]\n\n[^1]: Its words'),
  ]);
  // As Chrome does, and around elements too.
  await page.evaluate(() => {
    const wrap = (node: ChildNode, ...content: (ChildNode | string)[]) => {
      const font = document.createElement('font');
      node.replaceWith(font);
      font.append(...content);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode as Text);
    for (const node of nodes) if (node.data.trim()) wrap(node, `translated ${node.data}`);
    for (const element of document.querySelectorAll('.text em, .text sup, .text input, time'))
      wrap(element, element);
  });
  const changed = ['Plainly', '- a\n- *bb*', '- [x] done', 'Remark[^1]\n\n[^1]: More'];
  await change(section('Title', ...changed));
  const shown = page.locator('.text > section:not(.footnotes)');
  await expect(shown).toHaveText(/^TitlePlainly.*bb\s*doneRemark\[1\]/);
  const all = page.locator('.text');
  await expect(all.locator('.footnotes')).toContainText('More');
  await expect(all).not.toContainText(/translated (Plain|b|task|Note|Its|Heading)/);
  await change(section('Title', 'Only this is left'));
  await expect(shown).toHaveText(/^TitleOnly this is left/);
});

test('a new post is readable without the parser of its Markdown and the colours of its code, which move nothing', async ({
  page,
}) => {
  const code = page.getByRole('region', { name: words.reading.code('ts') });
  let restore = await cut(page, scriptOf(HIGHLIGHTER));
  await open(page, [section('New', 'Some *emphasis*.', '```ts\nconst rows = find("due");\n```')]);
  await expect(code).toContainText('find');
  await restore();
  restore = await cut(page, scriptOf(PARSER));
  await page.reload();
  await expect(page.getByText('Some *emphasis*.')).toBeVisible();
  await restore();

  const release = await hold(page, scriptOf(HIGHLIGHTER));
  await page.reload();
  await expect(code).toContainText('find');
  const plain = await code.boundingBox();
  release();
  await expect(code.locator('.hljs-string').first()).toBeVisible();
  expect(await code.boundingBox()).toEqual(plain);
});
