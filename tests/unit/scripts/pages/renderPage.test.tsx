import { expect, test, vi } from 'vitest';
import * as article from '../../../../src/reading/PostArticle';
import { resume } from '../../../../src/content/resume';
import { absoluteUrl } from '../../../../src/site/absoluteUrl';
import { renderPage, renderShell } from '../../../../scripts/pages/renderPage';
import { aBlog, withText } from '../../../fixtures/posts';

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

test('a page names the site and its author; the shell, which the form opens from, is not to be found', async () => {
  const { head } = await renderPage('/blog/a', { post: aBlog({ Name: 'A guest' }) });
  expect(head).toContain('<meta name="author" content="A guest"/>');
  expect(head).toContain(`<meta property="og:site_name" content="${name}"/>`);
  expect((await renderPage('/cv')).head).toContain(`<meta name="author" content="${name}"/>`);
  expect((await renderShell()).head).toContain('<meta name="robots" content="noindex"/>');
});

test('a post that can’t be rendered is an error that names its page', async () => {
  vi.spyOn(article, 'PostArticle').mockImplementation(() => {
    throw new Error('A bug.');
  });
  await expect(renderPage('/blog/a', { post: aBlog() })).rejects.toThrow(/^\/blog\/a could not/);
});

test('a post that was first published elsewhere says when and where, to readers and search engines', async () => {
  const origin = { FirstPublished: '2019-05-04', Canonical: 'https://www.example.com/a' };
  const post = aBlog(origin);
  const { head, body } = await renderPage('/blog/a', { post: post });
  expect(head).toContain('<link rel="canonical" href="https://www.example.com/a"/>');
  expect(head).toContain('content="2019-05-04T00:00:00.000Z"');
  expect(body).toContain('"sameAs":"https://www.example.com/a"');
  expect(body).toContain('"datePublished":"2019-05-04T00:00:00.000Z"');
  const { body: listed } = await renderPage('/blogs', { list: { blogs: [post], hasMore: false } });
  for (const html of [body, listed]) {
    const [shown] = /First published: .*?<\/p>/.exec(html)!;
    expect(shown).toMatch(/<time dateTime="2019-05-04.*<a href="https:[^"]*">example.com<\/a>/);
  }
});

test('a post of a series leads to the others, the oldest first, and cards name the series', async () => {
  const post = aBlog({ Series: 'A series' });
  const DatePosted = new Date('2026-02-01');
  const series = [post, aBlog({ id: 'b', Title: 'Before', DatePosted })];
  const { body } = await renderPage('/blog/a', { post: post, series });
  expect(body).toContain('"isPartOf":{"@type":"CreativeWorkSeries","name":"A series"}');
  const [links] = /<nav id="series".*?<\/nav>/.exec(body)!;
  expect(links).toMatch(/href="\/blog\/b".*Before.*aria-current="page">A title/);
  expect(body).toContain('<a href="#series"><bdi>A series</bdi></a>');
  const { body: listed } = await renderPage('/blogs', { list: { blogs: [post], hasMore: false } });
  expect(listed).toContain('<bdi>A series</bdi>');
});

test('a post names its language and its tags, to browsers and search engines, and leads to the tags’ pages', async () => {
  const post = aBlog({ Title: 'CSS للمبتدئين', Language: 'ar', Tags: ['C#'] });
  const { body } = await renderPage('/blog/a', { post: post });
  expect(body).toContain('"inLanguage":"ar","keywords":["C#"]');
  expect(body).toMatch(/<h1[^>]* lang="ar" dir="rtl"/);
  expect(body).toMatch(/<article[^>]* lang="ar" dir="rtl"/);
  expect(body).toContain('<a href="/blogs/tag/c~23" data-discover="true"><bdi>C#</bdi></a>');
  const list = { blogs: [post], hasMore: false };
  const { body: listed } = await renderPage('/blogs', { list });
  expect(listed).toContain('<h2 lang="ar" dir="rtl">');
  expect(listed).toContain('href="/blogs/tag/c~23"');
  const { body: plain } = await renderPage('/blog/a', { post: aBlog() });
  expect(plain).not.toMatch(/inLanguage|keywords|tags| lang="ar"/);
});
