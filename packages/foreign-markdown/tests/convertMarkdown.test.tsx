import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convertDocument, convertFile, convertMarkdown, readDocument } from '#foreign-markdown';
import { findLost } from '../findLost';

const convert = async (markdown: string) => (await convertMarkdown(markdown)).body;

const code = '```\n{% raw %}{{< a >}} <br> &amp; [[a]] %% b %% ==c==\n:::note\n```';
const nested = '- item\n\n  ```sh\n  {{< figure src="x.png" >}}\n  ```';

test.each([
  ['a reference', 'See [a][b] and [c].\n\n[b]: /b "B"\n[c]: /c', 'See [a](/b) and [c](/c).'],
  ['a definition used before', '[a]\n\n> [a]: /b', '[a](/b)'],
  ['a comment', 'A <!-- no --> b.\n\n<!-- TODO\n\nnot this -->\n\nC.', 'A b.\n\nC.'],
  ['wrapped lines', 'one\ntwo\n\n- three\n  four', 'one two\n\n- three four'],
  ['wrapped lines of Japanese', '日本語の文章\nです。', '日本語の文章です。'],
  ['a line break', 'one  \ntwo\\\nthree<br>four', 'one\ntwo\nthree\nfour'],
  ['indented code', '    a\n\n    b', '```\na\n\nb\n```'],
  ['code', code, code],
  ['code in a list', nested, nested],
  ['a character reference', '&copy; AT&amp;T &lt;tag&gt;', '© AT&T <tag>'],
  ['generic types', 'a List<String> and Map<K, V> of <your-name>', null],
  ['words like marks', '2 * 3, snake_case, 5 < 6 & [1]', null],
  ['superscripts', '10<sup>6</sup> 1<sup>st</sup> x<sup>a+b</sup>', '10⁶ 1st x<sup>a+b</sup>'],
  ['subscripts', 'H~2~O, x^2^, CO<sub>2</sub>, t<sub>o</sub>', 'H₂O, x², CO₂, t<sub>o</sub>'],
  ['marks of HTML', 'A <b>bold</b> <i>word</i>, <kbd>Ctrl</kbd>', 'A **bold** *word*, Ctrl'],
  [
    'marks beside tags',
    '*a<sup>b+c</sup>* <b>d<sub>e+f</sub></b>g',
    '*a<sup>b+c</sup>* d<sub>e+f</sub>g',
  ],
  ['a line break in bold words', '**one<br>** two', '**one** two'],
  ['marks within marks', '**(_a*b <*_$ c]**', '**(*ab <*$ c]**'],
  ['ruby', '<ruby>漢字<rt>かんじ</rt></ruby>', '漢字(かんじ)'],
  ['a film', 'A <iframe src="https://a.b/c"></iframe> b', 'A <https://a.b/c> b'],
  ['one of the old site', '<iframe src="a/b.pdf"></iframe>', '[a/b.pdf](a/b.pdf)'],
  ['one without a scheme', '<iframe src="//a.b/c"></iframe>', '<https://a.b/c>'],
  ['one of JSX', 'A\n\n<iframe src="https://a.b/c" />\n\nb', 'A\n\n<https://a.b/c>\n\nb'],
  [
    'attributes of Kramdown',
    'A *b*{: style="c" } of `d`{: .e }\n\n- f\n{: .g }\n- h',
    'A *b* of `d`\n\n- f\n- h',
  ],
  ['a callout of Chirpy', '> A.\n{: .prompt-tip }', '> [!TIP]\n> A.'],
  [
    'a callout in HTML',
    '<div class="note" markdown="1">\n**A** *b*.\n</div>',
    '> [!NOTE]\n> **A** *b*.',
  ],
  [
    'a film of Chirpy',
    "{% include embed/youtube.html id='a' %}",
    '<https://www.youtube.com/watch?v=a>',
  ],
  ['a figure of Jekyll', '{% include figure.html src="/a.png" caption="B" %}', '![B](/a.png "B")'],
  [
    'a figure of Hugo',
    '{{< figure src="/a.png" title="B" caption="C **d**" attr="E" >}}',
    '![B. C d. E](/a.png "B. C d. E")',
  ],
  ['a picture in the middle', '<p align="center"><img src="/a.png" alt="B"></p>', '![B](/a.png)'],
  [
    'old elements',
    '<q>a</q> <samp>b</samp> <tt>c</tt> <strike>d</strike> <mark>e</mark>',
    '“a” `b` `c` ~~d~~ e',
  ],
  ['terms', '<dl><dt>A</dt><dd>B</dd></dl>', '**A**\n\nB'],
  ['words that are set', '<pre>\n  a   b\n\n  c\n</pre>', '```\n  a   b\n\n  c\n```'],
  [
    'a table of HTML',
    '<table><tr><th>A</th></tr><tr><td><code>b|c</code> to <ul><li>d</li><li>e</li></ul></td></tr></table>',
    '| A |\n| --- |\n| `b\\|c` to d e |',
  ],
  [
    'a footnote of blocks',
    'A.[^1]\n\n[^1]: B.\n\n        c',
    'A.[^1]\n\n[^1]: B.\n\n    ```\n    c\n    ```',
  ],
  ['marked lines of Hugo', '```go {linenos=true,hl_lines=[2]}\na\nb\n```', '```go {2}\na\nb\n```'],
  ['the name of a file', '```js:app.js\nb\n```', '```js title="app.js"\nb\n```'],
  ['formulas of Hugo', '$a_1 * b_1$ and \\\\(x_1\\\\)', '$a_1 * b_1$ and $x_1$'],
  ['details', '<details><summary>S</summary>\n\n*a*\n\n</details>', '**S**\n\n*a*'],
  ['a figure', '<figure><img src="/a.png"><figcaption>C</figcaption></figure>', '![](/a.png "C")'],
  ['a caption below', '![a](/a.png){: w="1" }\n_A caption_', '![a](/a.png "A caption")'],
  ['a heading', '## *A* [b](/c) ![d](/e.png) {#id .x}', '## *A* [b](/c)\n\n![d](/e.png)'],
  ['an unnumbered one', '# A {-}', '# A'],
  ['a heading without a space', 'a\n##B', 'a\n\n## B'],
  ['a heading in a quote', '> ## A\n> b', '> **A**\n>\n> b'],
  ['a directive', '::youtube[Film]{id="a"}', '[Film](https://www.youtube.com/watch?v=a)'],
  ['a shortcode', '{{< vimeo 12 >}}', '<https://vimeo.com/12>'],
  ['an embedded page', '{% embed https://a.b/c %}', '<https://a.b/c>'],
  ['one without a scheme', '{% embed //a.b/c %}', '<https://a.b/c>'],
  ['notes on lines of code', '```js\na // [!code hl]\nb\n```', '```js {1}\na\nb\n```'],
  ['code about such notes', '```md\na // [!code hl]\n```', null],
  [
    'highlighted code',
    '{% highlight js %}\n# a\n\n```\n{% endhighlight %}',
    '````js\n# a\n\n```\n````',
  ],
  [
    'code of Hexo',
    '- a\n  {% codeblock b.js lang:js %}\n  # c\n  {% endcodeblock %}\n- d',
    '- a\n  ```js title="b.js"\n  # c\n  ```\n- d',
  ],
  [
    'code of GitBook',
    '{% code title="b" %}\n```js\nc\n```\n{% endcode %}',
    '```js title="b"\nc\n```',
  ],
  ['a diagram', '{{< mermaid >}}\na\n{{< /mermaid >}}', '```mermaid\na\n```'],
  [
    'a quotation',
    '{% blockquote A, B https://c.d %}\nE\n{% endblockquote %}',
    '> E\n>\n> — A, B <https://c.d>',
  ],
  ['a picture of Hexo', '{% asset_img left a.png 10 20 "Its words" %}', '![Its words](a.png)'],
  ['a link of Hexo', '{% post_link b-c Its title %}', '[Its title](b-c.md)'],
  ['tags around words', 'a\n\n{% cta https://b.c %} d {% endcta %}', 'a\n\n<https://b.c> d'],
  ['tabs', '{{< tab "A" >}}\n\nb\n\n{{< /tab >}}', '**A**\n\nb'],
  [
    'tabs of MkDocs',
    '1. a\n\n    === "B"\n\n        !!! tip\n            c\n\n    d',
    '1. a\n\n   **B**\n\n   > [!TIP]\n   > c\n\n   d',
  ],
  [
    'blocks within blocks',
    '{% details A %}\n{% tip %}\nb\n{% endtip %}\nc\n{% enddetails %}',
    '**A**\n\n> [!TIP]\n> b\n\nc',
  ],
  [
    'comments',
    '{# a #}{{- /* b */ -}}{{!-- c --}}{{-- d --}}{>>e<<}{{% comment %}}f{{% /comment %}}g',
    'g',
  ],
  ['changes', 'a{++b++}{--c--} {~~d~>e~~} {==f==}', 'ab e f'],
  ['attributes of Pandoc', '![a](b.png){#c width=50%} [d]{.e} `f`{.g}', '![a](b.png) d `f`'],
  ['words beside unknown tags', 'x <Aa><Bb> c > d', null],
  ['an open comment', 'a\n\n{% comment %}\n\nb', 'a'],
  ['a comment of Obsidian', 'a %% b %% c\n\n%%\nd\n\ne\n%%\n\nf', 'a c\n\nf'],
  ['an open one', 'a\n\n%%\nb\n\nc', 'a'],
  ['a power at the end', 'E = x ^2', null],
  ['attributes', '*a*{: .b } c\n{: .d}\n\n* Contents\n{:toc}', '*a* c'],
  ['a file’s name', '```js:a.js {1}\nb\n```', '```js title="a.js" {1}\nb\n```'],
  ['a title without a language', '```title="a b"\nb\n```', '```title="a b"\nb\n```'],
  [
    'an escaped title',
    '```js title="a\\*b &amp; \\\\."\nb\n```',
    '```js title="a*b & \\\\."\nb\n```',
  ],
  ['marked lines of Hugo', '```go {hl_lines=[1,"3-5"]}\nb\n```', '```go {1,3-5}\nb\n```'],
  [
    'a shortcode with marked lines',
    '{{< highlight go "linenos=table,hl_lines=2 4-5" >}}\nb\n{{< /highlight >}}',
    '```go {2,4-5}\nb\n```',
  ],
  [
    'a tag with marked lines',
    '{% highlight rb mark_lines="1 2" %}\nb\n{% endhighlight %}',
    '```rb {1-2}\nb\n```',
  ],
  [
    'marked lines of Hexo',
    '{% codeblock a.js lang:js mark:1,4-7 %}\nb\n{% endcodeblock %}',
    '```js title="a.js" {1,4-7}\nb\n```',
  ],
  ['code of R', '```{r, echo=FALSE}\na\n```', '```r\na\n```'],
  ['words with hats', 'p^,q^', null],
  ['escaped syntax', '\\{:a\\} \\{% raw %}\n\n\\!\\!\\! b', '\\{:a} \\{% raw %}\n\n\\!!! b'],
  ['lit words', '==lit== and a == b', 'lit and a == b'],
  ['a note within', 'a^[the *[n](/o)*] b', 'a[^note-1] b\n\n[^note-1]: the *[n](/o)*'],
  [
    'notes',
    'a^[b] c[^note-4]\n\n[^note-4]: d',
    'a[^note-5] c[^note-4]\n\n[^note-4]: d\n\n[^note-5]: b',
  ],
  ['terms', 'Sun\n: the star', 'Sun\nthe star'],
  ['more cells than columns', '| a |\n| --- |\n| `b | c` |', '| a |\n| --- |\n| \\`b \\| c\\` |'],
])('%s, as in %j, becomes %j', async (_, markdown, expected) => {
  expect(await convert(markdown)).toBe(expected ?? markdown);
});

test('MDX has no code, and its components are admonitions, links or their words', async () => {
  const document = `import Note from './Note';
export const a = 1;

{/* hidden */}

Words <span><b>and</b></span> <Badge>these</Badge>.

<Note title="T">In *it*.</Note>

<LiteYouTubeEmbed id="a" />

:::tip Its title

More.

:::

## A heading {#id}

<!-- hidden too -->

<TabItem label="A tab">words</TabItem>

<div className="b">

- one

</div>

<Chart data="b" />

<Image src="/c.png" alt="d" />

<ul><li>e</li><li>f</li></ul>`;
  // Docusaurus has it in files of Markdown.
  const { body, lost } = await convertFile(document);
  expect(body).toBe(`Words **and** these.

> [!NOTE]
> **T**
>
> In *it*.

<https://www.youtube.com/watch?v=a>

> [!TIP]
> **Its title**
>
> More.

## A heading

**A tab**

words

- one

![d](/c.png)

- e
- f`);
  expect(lost).toEqual([{ words: '<Chart>', line: 30 }]);
  expect((await convertFile(`${document}\n\n<br>`)).body).toContain('import Note');
});

test.each([
  ['A\n\n{% include a.html %}', [], ['{% include a.html %} in 3']],
  ['{{ page.title }}', [], ['{{ page.title }} in 1']],
  ['A\n:rocket: b :tada:', [], [':rocket: in 2', ':tada: in 2']],
  [':::odd\nA\n:::', [], []],
  ['::odd', [], ['::odd in 1']],
  ['*[HTML]: Words', [], ['*[HTML]: in 1']],
  ['a [[b]]', [], ['[[b]] in 1']],
  ['a\n\n<script>b</script>', [], []],
  ['a\n\n%%\nb\n\nc', ['%%\nb\n\nc in 3'], []],
  ['::: {.content-hidden}\nA\n:::', ['A in 2'], []],
  ['## A {#b}', [], []],
  ['e^(ab)^', [], []],
  ['It is 100 %% sure', [], ['%% in 1']],
  ['{% a %}b{% enda %}', ['{% a %} in 1'], []],
  ['!!! info\n    a', [], []],
  ['<Chart data={a} />', [], ['<Chart data={a} /> in 1']],
])(
  'of %j, the conversion names what is lost, %j, and what is left, %j',
  async (markdown, lost, left) => {
    const found = await convertMarkdown(markdown);
    const name = ({ words, line }: (typeof found.lost)[0]) => `${words} in ${line}`;
    expect([found.lost.map(name), found.left.map(name)]).toEqual([lost, left]);
  },
);

test('a picture within a file is kept; one that can’t be is counted', async () => {
  const data = 'data:image/png;base64,AA==';
  const file = `# T\n\n![a](${data}) and <img alt="b" src="${data}">`;
  const kept = '![a](/pictures/1) and ![b](/pictures/1)';
  const findPicture = () => Promise.resolve('/pictures/1');
  expect(await convertDocument(file, { findPicture })).toMatchObject({ body: `# T\n\n${kept}` });
  const keepNone = () => Promise.resolve(undefined);
  const lost = await convertDocument(file, { findPicture: keepNone });
  expect(lost).toMatchObject({ body: '# T\n\nand', pictures: 2 });
});

test('the end of a comment that has no start is words', async () => {
  for (const words of [
    'a <a--> &',
    'b --!> c',
    '- [x] a --> b',
    '<b>c</b> --> d <!-- e --> f <!-- g',
  ])
    expect(await convert(await convert(words)), words).toBe(await convert(words));
  expect(await convert('<b>c</b> a--> d <!-- e -->&amp; f')).toBe('**c** a--> d & f');
});

// What the converter has made stays the same.
const word = fc.stringMatching(/^[a-z$*_~`[\]<>&#|!?%=:{}().+-]{1,8}$/);
const syntax = fc.constantFrom(
  '{:a}',
  '==a==',
  'a^b^',
  'a~b~',
  '{%raw%}',
  '{%a%}b{%enda%}',
  '{--a--}',
  '{# a #}',
  '\\(a\\)',
  '^[a]',
  '!!!',
  '##a',
  '%%a%%',
);
const escapedWord = fc.oneof(word, syntax).map((text) => text.replaceAll(/[^a-z]/g, '\\$&'));

/** Documents of such words. */
function documentsOf(oneWord: typeof word) {
  const phrase = fc.array(oneWord, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
  const inline = fc.oneof(
    phrase,
    phrase.map((text) => `*${text}*`),
    phrase.map((text) => `**${text}**`),
    phrase.map((text) => `[${text}](https://a.b/c_d)`),
    word.filter((text) => !text.includes('`')).map((text) => `\`${text}\``),
    phrase.map((text) => `$${text}$`),
    fc.stringMatching(/^[a-z+=.-]{2,6}$/).map((text) => `a<sup>${text}</sup>`),
  );
  const paragraph = fc.array(inline, { minLength: 1, maxLength: 4 }).map((all) => all.join(' '));
  const block = fc.oneof(
    paragraph,
    paragraph.map((text) => `- ${text}\n- b`),
    paragraph.map((text) => `- [x] a ${text}`),
    paragraph.map((text) => `> ${text}`),
    paragraph.map((text) => `> [!TIP]\n>\n> ${text}`),
    phrase.map((text) => `$$\n${text}\n$$`),
    phrase.map((text) => `\`\`\`js\n${text}\n\`\`\``),
    phrase.map((text) => `| ${text} | b |\n| :-: | --- |\n| c | ${text} |`),
  );
  return fc.array(block, { minLength: 1, maxLength: 4 }).map((blocks) => blocks.join('\n\n'));
}

const toLetters = (text: string) =>
  text.normalize('NFKC').replaceAll(/<\/?sup>|\\(?:textdollar|Vert)|[^a-z]/gi, '');

test('a document that was converted is not changed again, and what was words stays words', async () => {
  const convertTwice = async (source: string) => {
    const once = await convert(source);
    expect((await convertMarkdown(once, { hardBreaks: true })).body).toBe(once);
    return once;
  };
  await fc.assert(
    fc.asyncProperty(documentsOf(word), async (source) => {
      await convertTwice(source);
    }),
    { numRuns: 50, seed: 1 },
  );
  await fc.assert(
    fc.asyncProperty(documentsOf(escapedWord), async (source) => {
      expect(toLetters(await convertTwice(source))).toBe(toLetters(source));
    }),
    { numRuns: 50, seed: 1 },
  );
});

test('front matter of more than 10,000 characters is refused', async () => {
  await expect(readDocument(`---\n${'['.repeat(40_000)}\n---\nWords.`)).rejects.toThrow(
    'its front matter can’t be read: it has more than 10,000 characters',
  );
});

const convertMdx = async (text: string) => (await convertMarkdown(text, { format: 'mdx' })).body;

test.each([
  "import 'a';",
  'import A, { b, c as d } from \'./a\';\nimport * as e from "e"',
  "import {\n  a,\n\n  b,\n} from 'c'; // All of it",
  "import a from './a.json' with { type: 'json' };",
  'export const meta = {\n  title: "A",\n\n  tags: [\n    "b",\n  ],\n};',
  'export const all = [\n{ a: 1 },\n{ b: ")" },\n];',
  "export const a =\n  'b';\nexport let c = 1",
  'export function Note({ children }) {\n  const a = 1;\n\n  return (\n    <b>\n      {children}\n    </b>\n  );\n}',
  'export class A extends B {\n  c = 1;\n}',
  'export default ({ children }) => <A>{children}</A>;',
  'export default async function load() {}',
  "export { a, b as c } from './a';",
  "export * from './a';",
])('the words around a statement of MDX stay, and it does not: %j', async (statement) => {
  expect(await convertMdx(`${statement}\n\n# Before\n\nWords.\n\n${statement}\n\nMore.`)).toBe(
    '# Before\n\nWords.\n\nMore.',
  );
  expect(await convertMdx(`# Before\n${statement}\n# After`)).toBe('# Before\n\n# After');
});

test.each([
  ['code', "```js\nimport a from 'b';\n\nexport const c = 1;\n```"],
  ['code in an item', "- a\n\n  ```js\n  import a from 'b';\n  ```"],
  ['an item', "- import a from 'b'"],
  ['a quotation', "> import a from 'b'"],
  ['a paragraph', "Write\nimport a from 'b'\nto use it.", "Write import a from 'b' to use it."],
  ['a line further in', "    import a from 'b'", "import a from 'b'"],
  ['prose', 'import your posts\n\nexport them all\n\nexport default settings as they are'],
  ['prose with quotation marks', 'import the file from "old"\n\nexport "all" of it'],
  ['prose with marks', 'export *all* posts (again)'],
  ['words right after a statement', "import a from 'b';\nWords.", 'Words.'],
  ['words after an open bracket', 'export const a = /[(]/;\n\nWords.', 'Words.'],
])('words that look like a statement of MDX stay: %s', async (_, text, expected = text) => {
  expect(await convertMdx(text)).toBe(expected);
});

test('an expression of MDX that is no JavaScript is named', async () => {
  const { body, lost } = await convertMarkdown('a {one two} b', { format: 'mdx' });
  expect(body).toBe('a b');
  expect(lost).toEqual([{ words: 'one two', line: 1 }]);
});

test('directives are read up to 20 within each other; deeper ones stay as they are', async () => {
  const nest = (depth: number) => `${'::: note\n'.repeat(depth)}Words.\n${':::\n'.repeat(depth)}`;
  expect(await convert(nest(14))).toContain('[!NOTE]');
  expect(await convert(nest(25))).not.toContain('[!NOTE]');
});

test('admonitions within up to ten others are read; deeper ones stay as they are', async () => {
  const nest = (depth: number) =>
    Array.from({ length: depth + 1 }, (_, i) => {
      return '    '.repeat(i) + (i < depth ? '!!! note' : 'Words.');
    }).join('\n');
  expect(await convert(nest(11))).not.toContain('!!!');
  expect((await convert(nest(14))).match(/!!!/g)).toHaveLength(3);
});

test('the lines of the first hundred signs of other programs are named', async () => {
  const { left } = await convertMarkdown(':shipit: '.repeat(150).replaceAll(' ', '\n\n'));
  expect([left.length, left.filter(({ line }) => line).length]).toEqual([150, 100]);
});

test('of a text, 200 quotations and lists are converted, and the others stay as they are', async () => {
  const convertMany = async (count: number) =>
    (await convert('> <b>a</b>\n\nWords.\n\n'.repeat(count))).match(/<b>/g)?.length ?? 0;
  expect([await convertMany(200), await convertMany(230)]).toEqual([0, 30]);
});

test('a block between tags is code up to 50,000 characters', async () => {
  const toBlock = (length: number) =>
    `{% highlight js %}\n${`${'words '.repeat(20)}\n\n`.repeat(length / 122)}{% endhighlight %}`;
  expect(await convert(toBlock(40_000))).toContain('```js');
  expect(await convert(toBlock(60_000))).not.toContain('```js');
});

test('a word that is only a part of another is found up to 1,000 times, and then counts as lost', () => {
  const words = Array.from({ length: 1_002 }, (_, i) => `word${i}x`);
  const markdown = words.map((word) => `a${word}`).join(' ');
  expect(findLost([{ words: words.join(' ') }], markdown)).toEqual([
    { words: words.slice(1_000).join(' '), line: undefined },
  ]);
});
