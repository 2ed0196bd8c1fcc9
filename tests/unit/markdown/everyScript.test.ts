import { fc } from '../../fixtures/fastCheck';
import { expect, test } from 'vitest';
import { convertMarkdown } from '#foreign-markdown';
import { completePost } from '../../../scripts/import/completePost';
import { parseMarkdown } from '../../../src/markdown/parsing/parseMarkdown';
import type { Node } from '../../../src/post/text/tree';
import { section } from '../../fixtures/posts';

/** Emphasis within emphasis of its kind means nothing more. */
const toHtml = (node: Node, around = ['p']): string => {
  if (typeof node === 'string') return node;
  const inside = (node.children ?? []).map((one) => toHtml(one, [...around, node.tag])).join('');
  return around.includes(node.tag) ? inside : `<${node.tag}>${inside}</${node.tag}>`;
};
const parse = (markdown: string) =>
  (parseMarkdown(markdown) ?? [markdown]).map((node) => toHtml(node)).join('');
const convert = async (markdown: string) => (await convertMarkdown(markdown)).body;
const listLinks = (node: Node): string[] =>
  typeof node === 'string'
    ? []
    : [...(node.href ? [node.href] : []), ...(node.children ?? []).flatMap(listLinks)];

const emphasized = [
  ['**注意：**本文です', '<strong>注意：</strong>本文です'],
  ['他说**「重要」**的事', '他说<strong>「重要」</strong>的事'],
  ['他说**“重要”**的事', '他说<strong>“重要”</strong>的事'],
  ['이것은 **"강조"**입니다', '이것은 <strong>"강조"</strong>입니다'],
  ['**‘제목’**은 짧다', '<strong>‘제목’</strong>은 짧다'],
  ['이것을 **(강조)**라고 한다', '이것을 <strong>(강조)</strong>라고 한다'],
  ['~~（旧）~~新', '<del>（旧）</del>新'],
  ['価格は~~1,000円。~~800円', '価格は<del>1,000円。</del>800円'],
  ['これは*（斜体）*の文字', 'これは<em>（斜体）</em>の文字'],
  ['これは***「重要」***です', 'これは<em><strong>「重要」</strong></em>です'],
  ['**［注］**𠮷野家', '<strong>［注］</strong>𠮷野家'],
  ['𠮷**（野家）**。', '𠮷<strong>（野家）</strong>。'],
  ['先读**[指南](https://example.com/a)**再开始', '先读<strong><a>指南</a></strong>再开始'],
  ['**`npm ci`**を実行', '<strong><code>npm ci</code></strong>を実行'],
  ['**https://example.com/a**を見る', '<strong><a>https://example.com/a</a></strong>を見る'],
  ['قال و**«النص»** مهم', 'قال و<strong>«النص»</strong> مهم'],
  ['ה**"ספר"** שלי', 'ה<strong>"ספר"</strong> שלי'],
  ['คำ**“สำคัญ”**มาก', 'คำ<strong>“สำคัญ”</strong>มาก'],
  ['x ***斜*太** y', 'x <strong><em>斜</em>太</strong> y'],
  ['**太字**の文字', '<strong>太字</strong>の文字'],
  ['これは**『本』**を', 'これは<strong>『本』</strong>を'],
  ['**重要、**そして', '<strong>重要、</strong>そして'],
  ['**本当？！**そう', '<strong>本当？！</strong>そう'],
  ['**一；**二', '<strong>一；</strong>二'],
  ['**一……**二', '<strong>一……</strong>二'],
  ['一**——二**三', '一<strong>——二</strong>三'],
  ['**C++**를', '<strong>C++</strong>를'],
  ['**100%**는', '<strong>100%</strong>는'],
  ['**API(v2)**를', '<strong>API(v2)</strong>를'],
  ['の**.NET**を', 'の<strong>.NET</strong>を'],
  ['**漢字(かんじ)**を', '<strong>漢字(かんじ)</strong>を'],
  ['**一😀**二', '<strong>一😀</strong>二'],
  ['**مهم؟**هذا', '<strong>مهم؟</strong>هذا'],
  ['ב**C#**של', 'ב<strong>C#</strong>של'],
  ['**צה״ל**הוא', '<strong>צה״ל</strong>הוא'],
] as const;

const plain = [
  ['2 * 3 * 4 和 snake_case_name', '2 * 3 * 4 和 snake_case_name'],
  ['中文_（斜体）_的', '中文_（斜体）_的'],
  ['\\*\\*注意：\\*\\*本文', '**注意：**本文'],
  ['~5分から~10分', '~5分から~10分'],
  ['a**"b"**c', 'a**"b"**c'],
  ['**Note:**this', '**Note:**this'],
  ['é**(b)**c', 'é**(b)**c'],
  ['** 注意：**本文', '** 注意：**本文'],
] as const;

test.each([...emphasized, ...plain])('%s is %s', (markdown, html) => {
  expect(parse(markdown)).toBe(html);
});

test.each([...emphasized, ...plain])('%s is the same after its import', async (markdown, html) => {
  const converted = await convert(markdown);
  expect(parse(converted)).toBe(html);
  expect(await convert(converted)).toBe(converted);
});

test('the summary of an imported post has no marks', () => {
  const sections = [section('', '**注意：**本文です。他说**「重要」**的事。')];
  const { Summary } = completePost({ Name: '', Title: '', Summary: '', sections });
  expect(Summary).toBe('注意：本文です。他说「重要」的事。');
});

const mark = fc.constantFrom('*', '**', '\\*', '_', '`', '「', '」', '（', '）', '。', '"', ' ');
const word = fc.constantFrom('a', 'b c', '字', 'かな', '입니다', '𠮷', 'ن', '1', '~~字（a）~~');

test('words with marks of any script mean the same after their import', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(mark, word), { maxLength: 12 }), async (parts) => {
      const markdown = `x ${parts.join('')} x`;
      expect(parse(await convert(markdown))).toBe(parse(markdown).replaceAll(/ {2,}/g, ' '));
    }),
    { numRuns: 300 },
  );
});

test.each([
  [
    '请看 https://example.com/a。然后（https://example.com/b）。',
    ['https://example.com/a', 'https://example.com/b'],
  ],
  [
    '例えば https://example.com/a、https://example.com/b、その他',
    ['https://example.com/a', 'https://example.com/b'],
  ],
  ['次は www.example.com。終わり', ['http://www.example.com']],
  ['（www.example.com）を', ['http://www.example.com']],
  ['请访问www.example.com。', ['http://www.example.com']],
  ['連絡先：you@example.com。', ['mailto:you@example.com']],
  ['[見る https://example.com/a。](https://example.com/b)', ['https://example.com/b']],
  ['| a |\n| - |\n| 見る（https://example.com/a）。 |', ['https://example.com/a']],
  ['> - 見る（https://example.com/a）。', ['https://example.com/a']],
  ['awww.example.com', []],
  ['[https://example.com/a]', ['https://example.com/a']],
  ['(see [https://example.com/a])', ['https://example.com/a']],
  ['[0, 10)：https://example.com/a、', ['https://example.com/a']],
  ['[0, 10) [a](/home) https://example.com/a', ['/home', 'https://example.com/a']],
  ['[see https://example.com/a](https://example.com/b)', ['https://example.com/b']],
  ['[a [b] https://example.com/a](https://example.com/b)', ['https://example.com/b']],
  ['[https://example.com/a\nand more](https://example.com/b)', ['https://example.com/b']],
  ['[a <https://example.com/a>](https://example.com/b)', ['https://example.com/b']],
  ['<https://example.com/a_(b)>）。', ['https://example.com/a_(b)']],
  ['<https://example.com/a（b）>。', ['https://example.com/a（b）']],
])('%s links to %j, and does after its import', async (markdown, links) => {
  const find = (text: string) => (parseMarkdown(text) ?? []).flatMap(listLinks);
  expect(find(markdown)).toEqual(links);
  expect(find(await convert(markdown))).toEqual(links);
});
