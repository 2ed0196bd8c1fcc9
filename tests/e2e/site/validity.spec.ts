import { Readability } from '@mozilla/readability';
import { expect, test } from '@playwright/test';
import { XMLValidator } from 'fast-xml-parser';
import { Window } from 'happy-dom';
import { HtmlValidate } from 'html-validate';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'pathe';
import samples from '../../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { toSeriesPath } from '../../../src/series/archive';
import { toArchivePath, toTagPath } from '../../../src/post/paths';
import { mayHaveMarkdown } from '#post-markdown';
import { routes } from '../../../src/routes';
import { hostilePost } from '../support/hostilePosts';
import { listRunTogether } from '../support/runTogether';
import { sites } from '../support/sites/sites';

// Reads the files themselves, as a server could correct or hide mistakes.
const read = (name: string) => readFile(join(sites.english.outDir, name), 'utf8');

const post = `blog/${samples[0]!.id}.html`;
const staticPaths = routes.filter((one) => one.prerender === 'page').map(({ path }) => path);
const year = toArchivePath(samples[0]!.DatePosted.slice(0, 4));
const tags = samples.flatMap(({ Tags = [] }) => Tags.map(toTagPath));
const series = toSeriesPath(samples[0]!.Series!);
const pages = [...staticPaths, year, tags[0]!, series, '/404', '/index'].map(
  (path) => `${path.slice(1)}.html`,
);

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // Equivalent in HTML; React and Vite use the other spelling.
    'attr-case': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    // An author's lines may end in spaces.
    'no-trailing-whitespace': 'off',
    // HTML allows any letter in an id.
    'valid-id': ['error', { relaxed: true }],
    // An author may write a long title.
    'long-title': 'off',
    // In a large font on a small screen a phone number has to break.
    'tel-non-breaking': 'off',
  },
});

test('every page is valid HTML', async () => {
  for (const name of [...pages, post, `blog/${hostilePost.id}.html`]) {
    const html = await read(name);
    expect(html, name).toContain('</html>');
    const { results } = await validator.validateString(html);
    const found = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(found, name).toEqual([]);
  }
});

test('home describes the site, the page and the owner to search engines', async () => {
  const html = await read('home.html');
  for (const type of ['WebSite', 'ProfilePage', 'Person'])
    expect(html).toContain(`{"@type":"${type}"`);
});

test('robots.txt leads to a sitemap that is well-formed and has every page and post once', async () => {
  expect(await read('robots.txt')).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
  const xml = await read('sitemap.xml');
  expect(XMLValidator.validate(xml)).toBe(true);
  const urls = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url!));
  const paths = urls.map(({ pathname }) => pathname);
  expect(new Set(urls.map(({ origin }) => origin)).size).toBe(1);
  expect(new Set(paths).size).toBe(paths.length);
  const posts = samples.map(({ id }) => `/blog/${id}`);
  expect(paths).toEqual(expect.arrayContaining([...staticPaths, ...tags, series, ...posts]));
});

test('a feed reader finds the feed from the list and from a post', async () => {
  for (const name of ['blogs.html', post]) {
    const html = await read(name);
    const [, href] = /<link rel="alternate" type="application\/atom\+xml"[^>]*href="([^"]+)"/.exec(
      html,
    )!;
    expect(await read(href!)).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">');
    const [, json] = /type="application\/feed\+json"[^>]*href="([^"]+)"/.exec(html)!;
    expect(JSON.parse(await read(json!))).toMatchObject({ items: expect.any(Array) });
    const titles = [
      ...html.matchAll(/<link rel="alternate" type="application\/[^>]* title="([^"]+)"/g),
    ];
    expect(titles.map(([, title]) => title)).toEqual(['Blog (Atom)', 'Blog (JSON Feed)']);
  }
});

test('no two words run together in the text of a page or a feed, without the styles too', async () => {
  const { DOMParser } = new Window();
  const toBody = (html: string) =>
    (new DOMParser().parseFromString(html, 'text/html') as unknown as Document).body;
  // Proves that this test would find them.
  expect(
    listRunTogether(toBody('<nav><a>Home</a><a>CV</a> <a>Con<em>tact</em></a></nav>')),
  ).toEqual(['Home|CV']);
  for (const { outDir } of [sites.english, sites.german, sites.arabic]) {
    const files = await readdir(outDir, { recursive: true });
    for (const file of files.filter((one) => one.endsWith('.html'))) {
      const html = await readFile(join(outDir, file), 'utf8');
      expect(listRunTogether(toBody(html)), `${outDir}/${file}`).toEqual([]);
    }
  }
  const { items } = JSON.parse(await read('feed.json')) as { items: { content_html: string }[] };
  for (const { content_html } of items) expect(listRunTogether(toBody(content_html))).toEqual([]);
});

test('reader views extract title, author, date and text of a post, and no buttons', async () => {
  const { DOMParser } = new Window();
  for (const { id, Title, Name, DatePosted, Summary, sections } of samples) {
    const html = await read(`blog/${id}.html`);
    const page = new DOMParser().parseFromString(html, 'text/html') as unknown as Document;
    const article = new Readability(page).parse();
    expect(article, id).toMatchObject({ title: Title, byline: Name, publishedTime: DatePosted });
    const texts = sections.flatMap(({ Heading, paragraphs }) => [
      Heading,
      ...paragraphs.map(({ Paragraph }) => Paragraph).filter((one) => !mayHaveMarkdown(one)),
    ]);
    for (const text of [Summary, ...texts]) expect(article!.textContent, id).toContain(text);
    expect(article!.textContent, id).not.toContain('Copy');
  }
});
