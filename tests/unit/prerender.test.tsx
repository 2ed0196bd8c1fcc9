// @vitest-environment node
import { expect, test } from 'vitest';
import { toBlog } from '../../src/blog/toBlog';
import { renderPage } from '../../src/prerender';

test('a long post stands whole where it is read, and no script has to put it there', async () => {
  const Paragraph = 'long '.repeat(20_000);
  const blog = toBlog('long', { Title: 'Long', sections: [{ paragraphs: [{ Paragraph }] }] });
  const { body } = await renderPage('/blog/long', { blog });
  const [, main] = /<main.*?>(.*)<\/main>/s.exec(body)!;
  expect(main).toContain(`<section><p>${Paragraph}</p></section>`);
  expect(body.match(/<script[^>]*>/g)).toEqual(['<script type="application/ld+json">']);
});
