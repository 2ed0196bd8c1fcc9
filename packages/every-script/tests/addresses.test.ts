import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { measureAddress, splitAtAddresses } from '#every-script';

// Each with what follows the address.
const ends = [
  ['https://example.com/a', '。次の段落で続けます'],
  ['https://example.com/a', '、https://example.com/b、その他'],
  ['https://example.com/a', '，谢谢'],
  ['https://example.com/a', '：说明'],
  ['https://example.com/a', '？'],
  ['https://example.com/a', '）。'],
  ['https://example.com/a', '」を見る'],
  ['https://example.com/a', '.」'],
  ['https://example.com/a', '（公式）を見る'],
  ['https://example.com/', '（公式サイト）'],
  ['https://example.com/a', '——然后'],
  ['https://example.com/a', '・https://example.com/b'],
  ['https://example.com/a', '・東京'],
  ['https://example.com/a', '、'],
  ['https://example.com/a', '，'],
  ['https://example.com/a', '،\u00A0ثم'],
  ['https://example.com/a', '؟'],
  ['https://example.com/a', '\u200E، ثم'],
  ['https://example.com/a', '۔'],
  ['https://example.com/a', '؛ ثم'],
  ['https://example.com/a', '״.'],
  ['https://example.com/a', '׳ של'],
  ['https://example.com/a', '』、'],
  ['https://example.com/a', '】。'],
  ['https://example.com/a', '！'],
  ['https://example.com/a', '；https://example.com/b'],
  ['https://example.com/a', '｜https://example.com/b'],
  ['https://example.com/a', '……'],
  ['https://example.com/a', '\u200F.'],
  ['https://example.com:8080/a', '、'],
  ['https://xn--r8jz45g.jp/%E3%83%86', '。'],
  ['https://пример.рф/путь', '.'],
  ['https://مثال.إختبار/صفحة', '؟'],
  ['https://example.com/a', '।'],
  ['https://example.com/a', '… and then'],
  ['https://example.com/a', '” twice'],
  ['https://example.com/a', '» deux fois'],
  ['https://example.com/a', '’ once'],
  ['https://example.com/a', '—and then'],
  ['https://example.com/a', '→b'],
  ['https://example.com/a', '™'],
  ['https://example.com/demo', '🚀'],
  ['https://example.com/a', '\u3000次'],
  ['https://example.com/a', '"입니다'],
  ['https://example.com/a', "'를"],
  ['https://example.com/a', '’를'],
  ['https://example.com/a', ')를 보세요'],
  ['https://example.com/a', ']を'],
  ['https://example.com/a', '(공식 홈페이지)'],
  ['https://example.com/a', '**を'],
  ['https://example.com/a', '~~は'],
  ['https://example.com/a', ',然后'],
  ['https://example.com/東京', '）'],
  ['https://example.com/𠮷野家', '。'],
  ['https://ja.wikipedia.org/wiki/スター・ウォーズ', '、'],
  ['https://zh.wikipedia.org/wiki/《红楼梦》', '。'],
  ['https://ko.wikipedia.org/wiki/AI_(동음이의)', '.'],
  ['https://www.example.com', '。終わり'],
  ['www.example.com', '。終わり'],
  // As on GitHub.
  ['https://example.com/a', '.'],
  ['https://example.com/a', '?!'],
  ['https://example.com/a', ').'],
  ['https://example.com/a', '&amp;'],
  ['https://example.com/c?d=e', ';'],
  ['https://example.com/a', '<b>'],
] as const;

test.each(ends)('%s ends before %s', (address, rest) => {
  expect(measureAddress(address + rest)).toBe(address.length);
  expect(splitAtAddresses(`a ${address}${rest}`)[1]).toBe(
    address.startsWith('https') ? address : undefined,
  );
});

test.each([
  'https://ja.wikipedia.org/wiki/Yahoo!#ドットコムバブル（2000年_-_2001年）',
  'https://ja.wikipedia.org/wiki/Yahoo!ニュース',
  'https://ja.wikipedia.org/wiki/Category:日本',
  'https://ja.wikipedia.org/wiki/Dr.コトー診療所',
  'https://ja.wikipedia.org/wiki/Perl_(曖昧さ回避)',
  'https://zh.wikipedia.org/wiki/哈利·波特',
  'https://he.wikipedia.org/wiki/צה״ל',
  'https://he.wikipedia.org/wiki/ג׳ירפה',
  'https://zh.wikipedia.org/wiki/你好,李焕英',
  'https://fa.wikipedia.org/wiki/می\u200Cخواهم',
  'https://en.wikipedia.org/wiki/Michelson–Morley_experiment',
  'https://en.wikipedia.org/wiki/Foo_(bar)',
  'https://fr.wikipedia.org/wiki/L’Étranger',
  'https://example.com/文章/一?q=二',
  'https://例え.jp/テスト',
  'https://example.com/~山田/',
  'https://example.com/🚀/x',
  'https://👍.ws/',
  'https://web.archive.org/web/*/https://example.com/',
  'https://example.com/search?q=(a))+b',
  "https://example.com/it's,a.b;c!d*e~f_g|h",
  'HTTP://EXAMPLE.COM/A',
])('%s is an address as a whole', (address) => {
  expect(measureAddress(address)).toBe(address.length);
});

test.each(['https://', 'https://…', 'https://。', 'www.', 'ftp://a.b', 'https://a_b.example', 'a'])(
  '%s is no address',
  (text) => expect(measureAddress(text)).toBe(0),
);

test('the examples of the README are as it says', () => {
  const readme = readFileSync('packages/every-script/README.md', 'utf8');
  const [, measured] = /measureAddress\('(.*)'\); \/\/ 21/.exec(readme)!;
  const [, split, parts] = /splitAtAddresses\('(.*)'\); \/\/ (.*)/.exec(readme)!;
  expect(measureAddress(measured!)).toBe(21);
  expect(splitAtAddresses(split!)).toEqual(JSON.parse(parts!.replaceAll("'", '"')));
});

test('a low line in the last two names of a host is found as by one expression', () => {
  const former = /^(?:https?:\/\/)?[^/?#]*_[^./?#]*(?:\.[^./?#]*)?(?:[/?#]|$)/i;
  const names = fc.array(fc.constantFrom('a', 'a_b', 'c'), { minLength: 1, maxLength: 4 });
  const ends = fc.constantFrom('', '/a_b.c', '?a_b', '#a_b');
  fc.assert(
    fc.property(fc.constantFrom('', 's'), names, ends, (secure, all, end) => {
      const address = `http${secure}://${all.join('.')}${end}`;
      expect(measureAddress(address)).toBe(former.test(address) ? 0 : address.length);
    }),
    { seed: 1 },
  );
});

test.each([
  ['low lines', `${'_a'.repeat(300_000)}..`],
  ['ampersands in a bracket without an end', `(${'&'.repeat(300_000)}`],
  ['brackets without an end', '(a'.repeat(300_000)],
])('an address with many %s takes no long time', { timeout: 20_000 }, (_, end) => {
  measureAddress(`https://a${end}`);
  splitAtAddresses(`https://a${end}`);
});
