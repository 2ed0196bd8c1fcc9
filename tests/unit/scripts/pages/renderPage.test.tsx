import { expect, test, vi } from 'vitest';
import * as article from '../../../../src/reading/PostArticle';
import { resume } from '../../../../src/content/resume';
import { absoluteUrl } from '../../../../src/base/absoluteUrl';
import { renderPage, renderShell } from '../../../../scripts/pages/renderPage';
import { aBlog, withText } from '../../../fixtures/posts';
import { atomFeed } from '../../../../scripts/feeds/feed';
import { jsonFeed } from '../../../../scripts/feeds/jsonFeed';
import { toPosition, toSeriesPath } from '../../../../src/series/archive';
import { toTitle } from '../../../../src/post/post';
import { toTagPath } from '../../../../src/post/paths';
import { toSummary } from '../../../../src/post/summary';
import { toPost } from '../../../../src/post/toPost';
import { jsonForScript } from '../../../../src/site/jsonForScript';
import * as words from '../../../fixtures/words/en';

test('a long post is rendered in one piece, without a script that assembles it', async () => {
  const Paragraph = 'long '.repeat(20_000);
  const { body } = await renderPage('/blog/a', { post: withText(Paragraph) });
  const [, main] = /<main.*?>(.*)<\/main>/s.exec(body)!;
  expect(main).toContain(`<section><p dir="auto">${Paragraph}</p></section>`);
  expect(body).not.toMatch(/<script(?! type="application\/ld\+json")/);
});

test('pages rendered at the same time each show their own post', async () => {
  const ids = ['first', 'second', 'third'];
  const pages = await Promise.all(
    ids.map((id) => renderPage(`/blog/${id}`, { post: aBlog({ id, Title: `Title of ${id}` }) })),
  );
  ids.forEach((id, i) => expect(pages[i]!.head).toContain(`<title>Title of ${id} –`));
});

const { name, label } = resume.basics;
test.each([
  ['of the post, described by its title', '/share/1.png', '/share/1.png', 'A &quot;title&quot;'],
  ['of the site', undefined, '/share.png', `${name}, ${label}`],
])('link previews and search engines get the image %s', async (_, image, path, alt) => {
  const post = aBlog({ Title: 'A "title"' });
  const { head, body } = await renderPage('/blog/a', { post: post, image });
  const url = absoluteUrl(path);
  const size = { 'og:image:width': '1200', 'og:image:height': '630' };
  for (const [name, content] of Object.entries({ 'og:image': url, 'og:image:alt': alt, ...size }))
    expect(head).toContain(`<meta property="${name}" content="${content}"/>`);
  expect(head).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  expect(body).toContain(`"image":"${url}"`);
});

test('every page has a description of its own, which says more than its title', async () => {
  const post = aBlog({ Summary: '' });
  const list = { posts: [post, aBlog({ Title: 'Another' })], hasMore: false };
  const archive = { path: '/blogs/2026', title: 'Posts from 2026', posts: [post] };
  const paths = ['/home', '/cv', '/contact', '/blogs', '/blogs/2026', '/blog/a', '/privacy'];
  const pages = await Promise.all(
    paths.map((path) => renderPage(path, { post: post, list, archive, years: ['2026'] })),
  );
  const descriptions = pages.map(({ head }) => {
    const [, title] = /<title>([^<]+)/.exec(head)!;
    const [, description] = /<meta name="description" content="([^"]+)"/.exec(head)!;
    expect(description).not.toContain(title);
    return description;
  });
  expect(new Set(descriptions).size).toBe(paths.length);
});

test('a page names the site and its author; the shell, which the form opens from, is not to be found', async () => {
  const { head } = await renderPage('/blog/a', { post: aBlog({ Name: 'A guest' }) });
  expect(head).toContain('<meta name="author" content="A guest"/>');
  expect(head).toContain(`<meta property="og:site_name" content="${name}"/>`);
  expect((await renderPage('/cv')).head).toContain(`<meta name="author" content="${name}"/>`);
  expect((await renderShell()).head).toContain('<meta name="robots" content="noindex"/>');
});

test('a post by the owner leads search engines to the owner’s page, as its author and publisher', async () => {
  const person = JSON.stringify({ '@type': 'Person', name, url: absoluteUrl('/home') });
  const { body } = await renderPage('/blog/a', { post: aBlog({ Name: name }) });
  expect(body).toContain(`"author":${person},"publisher":${person}`);
  const context = '{"@context":"https://schema.org","@type"';
  for (const type of ['BlogPosting', 'BreadcrumbList'])
    expect(body).toContain(`${context}:"${type}"`);
  const { body: byGuest } = await renderPage('/blog/a', { post: aBlog({ Name: 'A guest' }) });
  expect(byGuest).toContain(`"author":{"@type":"Person","name":"A guest"},"publisher":${person}`);
});

test('a post that can’t be rendered is an error that names its page', async () => {
  vi.spyOn(article, 'PostArticle').mockImplementation(() => {
    throw new Error('A bug.');
  });
  await expect(renderPage('/blog/a', { post: aBlog() })).rejects.toThrow(/^\/blog\/a could not/);
});

test('a post with a date of its own shows it, and where it was first published, to readers and search engines', async () => {
  const origin = { FirstPublished: '2019-05-04', Canonical: 'https://www.example.com/a' };
  const post = aBlog(origin);
  const { head, body } = await renderPage('/blog/a', { post: post });
  expect(head).toContain('<link rel="canonical" href="https://www.example.com/a"/>');
  expect(head).toContain('content="2019-05-04T00:00:00.000Z"');
  expect(body).toContain('"sameAs":"https://www.example.com/a"');
  expect(body).toContain('"datePublished":"2019-05-04T00:00:00.000Z"');
  const { body: listed } = await renderPage('/blogs', { list: { posts: [post], hasMore: false } });
  for (const html of [body, listed]) {
    expect(html).toMatch(/First published: <a href="https:[^"]*">example.com<\/a>/);
    const dates = Array.from(html.matchAll(/<time dateTime="([^"T]*)/g), ([, date]) => date);
    expect(new Set(dates)).toEqual(new Set(['2019-05-04']));
  }
});

test('a cover is on top of the post with its caption, and on its card, in the size that it takes', async () => {
  const src = `/pictures/${'a'.repeat(32)}.webp`;
  const post = aBlog({ Cover: `![A "map"](${src}#800x600 "By me")` });
  const { head, body } = await renderPage('/blog/a', { post });
  const image = `src="${src}" alt="A &quot;map&quot;" width="800" height="600"`;
  expect(head).toContain(`<link rel="preload" as="image" href="${src}"/>`);
  const [cover] = /<figure class="cover">.*?<\/figure><p class="lead"/.exec(body)!;
  expect(cover).toContain(`${image} loading="eager"`);
  expect(cover).toContain('<figcaption>By me</figcaption>');
  const { body: listed } = await renderPage('/blogs', { list: { posts: [post], hasMore: false } });
  expect(listed).toMatch(
    new RegExp(`<p[^>]*><img[^>]*${image} loading="lazy"[^>]*><span[^>]*>A summary`),
  );
});

test('a post of a series leads to the parts beside it and to the page of all, and cards name the series', async () => {
  const post = aBlog({ Series: 'A series' });
  const seriesPosition = { number: 3, count: 120, previous: aBlog({ id: 'b', Title: 'Before' }) };
  const { body } = await renderPage('/blog/a', { post, seriesPosition });
  const url = absoluteUrl('/blogs/series/a-series');
  expect(body).toContain(
    `"isPartOf":{"@type":"CreativeWorkSeries","name":"A series","url":"${url}"}`,
  );
  const link = '<a href="/blogs/series/a-series" data-discover="true"><bdi>A series</bdi></a>';
  expect(body).toContain(`Series: ${link}, <span class="part">3 of 120</span></bdi>`);
  const [links] = /<nav [^>]*aria-label="Series">.*?<\/nav>/.exec(body)!;
  expect(links).toMatch(/href="\/blog\/b".*Previous part.*Before/);
  expect(links).toMatch(/href="\/blogs\/series\/a-series".*Series, 3 of 120.*A series/);
  expect(links).not.toContain('Next part');
  const { body: listed } = await renderPage('/blogs', { list: { posts: [post], hasMore: false } });
  expect(listed).toContain(`Series: ${link}</bdi>`);
});

test('the page of a series lists its posts in the order of reading: the oldest first', async () => {
  const posts = ['Third', 'Second', 'First'].map((Title) => aBlog({ id: Title, Title }));
  const archive = { path: '/blogs/series/a-series', title: 'Series “A series”', posts };
  const { head, body } = await renderPage(archive.path, { archive, years: ['2026'] });
  expect(body).toMatch(/<h1[^>]*><bdi>Series “A series”<\/bdi><\/h1>.*First<.*Second<.*Third</);
  expect(head).toContain('<meta name="description" content="First · Second · Third"/>');
});

test('only the page of a post has its whole title, summary and author, and says each once', async () => {
  const post = aBlog({
    Name: `${'word '.repeat(100)}name`,
    Title: `${'word '.repeat(100)}title`,
    Summary: `${'word '.repeat(200)}end`,
  });
  const { head, body } = await renderPage('/blog/a', { post: post });
  const ends = /word (?:title|end|name)/g;
  expect(body.match(ends)?.toSorted()).toEqual(['word end', 'word name', 'word title']);
  for (const text of [head, atomFeed([post]), jsonFeed([post])]) expect(text).not.toMatch(ends);
});

test('no control character of a stored post reaches a page, its data or a feed, and no mark that turns the direction of other words', async () => {
  const controls = Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code));
  const odd = controls.filter((one) => /\p{Cc}/u.test(one)).join('x');
  const line = `${odd}\u2028x\u2029x\u202Ex\u2066x\uD800`;
  const post = toPost('a', {
    Name: line,
    Title: line,
    Series: line,
    Tags: ['a\u0000\u0085\u202E', '\u0000'],
    Summary: odd,
    sections: [{ Heading: line, paragraphs: [{ Paragraph: odd }] }],
    DatePosted: new Date(),
  });
  expect(post.Tags).toHaveLength(1);
  const path = toSeriesPath(post.Series!);
  const snapshot = {
    post,
    list: { posts: [toSummary(post)], hasMore: false },
    archive: { path, title: words.reading.inSeries(post.Series!), posts: [toTitle(post)] },
    seriesPosition: toPosition([post, aBlog(), post], 1),
  };
  const texts = [jsonForScript(snapshot), atomFeed([post]), jsonFeed([post])];
  for (const url of ['/blog/a', '/blogs', path, ...post.Tags!.map(toTagPath)]) {
    const { head, body } = await renderPage(url, snapshot);
    texts.push(head, body);
  }
  for (const text of texts) {
    expect(text).not.toMatch(/[^\P{Cc}\n\t]|[\u2028\u2029\u202A-\u202E\u2066-\u2069]/u);
    expect(text.isWellFormed()).toBe(true);
  }
});

test('a post names its language and its tags, to browsers and search engines, and leads to the tags’ pages', async () => {
  const post = aBlog({ Title: 'CSS للمبتدئين', Language: 'ar', Tags: ['C#'] });
  const { body } = await renderPage('/blog/a', { post: post });
  expect(body).toContain('"inLanguage":"ar","keywords":["C#"]');
  expect(body).toMatch(/<h1[^>]* lang="ar" dir="rtl"/);
  expect(body).toMatch(/<article[^>]* lang="ar" dir="rtl"/);
  expect(body).toContain('<a href="/blogs/tag/c~23" data-discover="true">C#</a>');
  const list = { posts: [post], hasMore: false };
  const { body: listed } = await renderPage('/blogs', { list });
  expect(listed).toContain('<h2 lang="ar" dir="rtl">');
  expect(listed).toContain('href="/blogs/tag/c~23"');
  const { body: plain } = await renderPage('/blog/a', { post: aBlog() });
  expect(plain).not.toMatch(/inLanguage|keywords|tags| lang="ar"/);
});
