import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { convertHtml, mayBeFormatted } from '#foreign-markdown';

/** The HTML that a program puts into the clipboard; without `markdown`, the plain words beside it are as good. */
interface Clipboard {
  name: string;
  html: string;
  markdown?: string;
}

const folder = 'packages/foreign-markdown/tests/clipboards/';
const clipboards = readdirSync(folder).flatMap(
  (file) => parse(readFileSync(folder + file, 'utf8')) as Clipboard[],
);

const keep = (address: string) =>
  Promise.resolve(address.startsWith('data:') ? '/pictures/KEPT.webp' : undefined);

test.each(clipboards)('what is copied from $name becomes Markdown', async ({ html, markdown }) => {
  expect((await convertHtml(html, keep))?.body).toBe(markdown);
});

// A browser has already left out what is around the words.
const toFragment = (html: string) =>
  html.replaceAll(/<\/?(?:!doctype|html|head|body|meta)\b[^>]*>/gi, '');

test.each(clipboards.filter(({ markdown }) => markdown !== undefined))(
  'nothing that the converter knows in $name is hidden by the check before it',
  ({ html }) => {
    expect([mayBeFormatted(html), mayBeFormatted(toFragment(html))]).toEqual([true, true]);
  },
);

test.each([
  'Words',
  '<p>Words</p>',
  `<meta charset='utf-8'><span style="color: rgb(0, 0, 0); font-family: Georgia; font-weight: 400; font-style: normal; white-space: normal; text-decoration-line: none; display: inline !important;">Words</span>`,
  '<!--StartFragment--><div dir="ltr" lang="en">One<br>two</div><!--EndFragment-->',
])('the check loads no converter for words alone: %s', (html) => {
  expect(mayBeFormatted(html)).toBe(false);
});

test.each(
  [
    'role=note',
    'class=a',
    'data-a=b',
    'data-panel-type="info"',
    'style="font-family: Courier"',
  ].map((attribute) => `<p ${attribute}>Words</p>`),
)('any sign may have a meaning that only the converter knows: %s', (html) => {
  expect(mayBeFormatted(html)).toBe(true);
});
