// What would once have taken minutes: the limit of time of a test is the judge.
import fc from 'fast-check';
import type { Root } from 'mdast';
import { expect, test } from 'vitest';
import { mayBeFormatted, parseHtml, readFrontMatter } from '#foreign-markdown';
import { findTarget } from '../addresses/redirects';
import { removeTracking } from '../addresses/tracking';
import { convertCode, isProse } from '../html/convertCode';
import { cleanHtml } from '../html/cleaning/cleanHtml';
import { findLanguage, takeTitle } from '../html/cleaning/codeLabels';
import { listOutside } from '../listOutside';
import { joinHtml } from '../markdown/joinHtml';

const LENGTH = 1_000_000;
const repeat = (text: string) => text.repeat(LENGTH / text.length);

const clean = (html: string) => {
  const page = parseHtml(html);
  cleanHtml(page);
  return page.body;
};
const target = (address: string) => findTarget(new URL(address));
const hosts = (name: string) => ({ host: `${repeat(`${name}.`)}_` }) as URL;
const classes = (name: string) => parseHtml(`<pre class="${name}">a</pre>`).querySelector('pre')!;
const losing = { lose: () => undefined, hasId: () => false };
const nodes = (value: string): Root['children'] => [{ type: 'html', value }];

test.each<[string, () => unknown]>([
  ['an address of Proofpoint', () => target(`https://urldefense.com/v3/__${repeat('_;!/v3/__=')}`)],
  ['an address of Avanan', () => target(`https://url.avanan.click/v2/___${repeat('/v2/__')}`)],
  [
    'a host with many names of Amazon',
    () => removeTracking('https://a.example/?b', hosts('amazon')),
  ],
  [
    'a host with many names of Google',
    () => removeTracking('https://a.example/?b', hosts('google')),
  ],
  ['HTML with many beginnings of comments', () => mayBeFormatted(repeat('<!--'))],
  ['comments of JavaScript without an end', () => listOutside(repeat('/* '), '/*', '*/')],
  ['an element with many attributes', () => joinHtml(nodes(`<a${repeat('mn')}>`), losing)],
  ['spaces in code', () => convertCode(`a${repeat(' ')}b`, 'html')],
  ['lines that may be headings', () => isProse(repeat('# \r'))],
  ['a class of code', () => findLanguage(classes(repeat('syntaxhighlighter - ')))],
  ['the title of code', () => takeTitle(classes('a'), classes(repeat('prismt')))],
  ['front matter with spaces', () => readFrontMatter(`---${repeat(' ')}a\n---\n`)],
  [
    'spaces in the typeface of code',
    () => clean(`<p>a<span style="font-family:monospace">b${repeat('\u2003')}c</span></p>`),
  ],
  ['an address on X', () => clean(`<a href="https://t.co/a">https://p${repeat('.t')} t</a>`)],
  ['a link to a part of a page', () => clean(`<a href="${repeat('##')}\n##">1</a>`)],
  ['the header of code', () => clean(`<div class="${repeat('code')}">js</div><pre>a</pre>`)],
])('%s takes no long time', { timeout: 20_000 }, (_, convert) => {
  convert();
});

const same = <T,>(pieces: string[], one: (text: string) => T, former: (text: string) => T) => {
  const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((all) => all.join(''));
  fc.assert(
    fc.property(texts, (text) => {
      expect(one(text)).toEqual(former(text));
    }),
    { numRuns: 3000, seed: 1 },
  );
};

test('the addresses of mail programs are found as by one expression', () => {
  const inside = (address: string, pattern: RegExp) =>
    pattern.exec(new URL(address).href)?.[1]?.match(/^https:\/\/a.*/)?.[0];
  same(
    ['https://a', '/v3/__', '__;', '_', 'Iw', '=', '!', ';', '/'],
    (text) => target(`https://urldefense.com/v3/${text}`),
    (text) => inside(`https://urldefense.com/v3/${text}`, /\/v3\/__(.+?)__;[\w-]*=*!/),
  );
  same(
    ['https://a', '/v2/', '___', '__', '_', '.', 'r1/', '___.'],
    (text) => target(`https://url.avanan.click/v2/${text}`),
    (text) => inside(`https://url.avanan.click/v2/${text}`, /\/v2\/(?:r\d+\/)?_{2,3}(.+?)_{3}\./),
  );
});

test('what is between marks is left out as by one expression', () => {
  same(
    ['/*', '*/', '/', '*', 'a', '\n'],
    (text) => listOutside(text, '/*', '*/').join(''),
    (text) => text.replaceAll(/\/\*[^]*?\*\//g, ''),
  );
});
