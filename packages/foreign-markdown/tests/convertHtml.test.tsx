import { expect, test } from 'vitest';
import { convertHtml } from '#foreign-markdown';
import { isTooMuch, NEVER, parseBlocks } from '#post-markdown';
import { toWords } from '../flow';

const keep = (address: string) =>
  Promise.resolve(address.startsWith('data:') ? '/pictures/kept.webp' : undefined);
const convert = async (html: string) => (await convertHtml(html, keep))?.body;

// Each as the program puts it into the clipboard, shortened.
const googleDocs = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">
<h2 dir="ltr"><span style="font-size:16pt;font-weight:400;">A heading</span></h2>
<p dir="ltr"><span style="font-weight:400;">Plain, </span><span style="font-weight:700;">bold</span><span style="font-weight:700;"> too </span><span style="font-style:italic;">italic</span><span>&nbsp;and </span><a href="https://example.com/a"><span style="text-decoration:underline;">a link</span></a><span>.</span></p>
<ul><li dir="ltr"><p dir="ltr"><span>One</span></p></li><ul><li dir="ltr"><p dir="ltr"><span>Nested</span></p></li></ul><li dir="ltr"><p dir="ltr"><span>Two</span></p></li></ul></b><br class="Apple-interchange-newline">`;

const list = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraph style='margin-left:.5in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>\n`;
const wordDocument = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p {color: red}</style></head><body><!--StartFragment-->
<p class=MsoTitle>The title<o:p></o:p></p>
<!--[if gte mso 9]><xml><o:x>Nothing</o:x></xml><![endif]-->
<p class=MsoNormal><b>Bold<span style='mso-spacerun:yes'>&nbsp; </span></b>and <s>gone</s>.<o:p></o:p></p>
${list(1, '·', 'One')}${list(2, 'o', 'Nested')}${list(1, '·', 'Two')}<p class=MsoNormal>Then:</p>
${list(1, '1.', 'First')}${list(1, '2.', 'Second')}<!--EndFragment--></body></html>`;

const page = `<h1>Title</h1><p>A <code>snake_case</code> and 2 * 3 [1] <em>so</em>.<br>A line</p>
<pre><code class="language-sh">npm ci
# now</code></pre><blockquote><p>Said</p></blockquote><hr>
<ol start="3"><li>three</li><li><p>four</p><p>more</p></li></ol>
<ul><li><input type="checkbox" checked> done</li><li><input type="checkbox"> to do</li></ul>
<table><caption>Sizes</caption><thead><tr><th>Tool</th><th style="text-align: right">a|b</th></tr></thead><tbody><tr><td>Saw<br>blade</td><td>12</td></tr></tbody></table>
<img src="https://example.com/a.png" alt="A"><img src="data:image/png;base64,AAAA" alt="B">`;

test.each([
  [
    'Google Docs',
    googleDocs,
    `## A heading

Plain, **bold too** *italic* and [a link](https://example.com/a).

- One
  - Nested
- Two`,
  ],
  [
    'Word',
    wordDocument,
    `# The title

**Bold** and ~~gone~~.

- One
  - Nested
- Two

Then:

1. First
2. Second`,
  ],
  [
    'a web page',
    page,
    `# Title

A \`snake_case\` and 2 * 3 [1] *so*.
A line

\`\`\`sh
npm ci
# now
\`\`\`

> Said

---

3. three
4. four

   more

- [x] done
- [ ] to do

Sizes

| Tool | a\\|b |
| --- | --: |
| Saw blade | 12 |

![A](https://example.com/a.png)![B](/pictures/kept.webp)`,
  ],
])('what is copied from %s becomes Markdown', async (_, html, markdown) => {
  expect(await convert(html)).toBe(markdown);
});

test('hidden and dangerous elements leave nothing, and their links are words', async () => {
  const html = `<p>Seen <b>bold</b><span style="display:none">hidden</span><script>script</script></p>
    <p onclick="alert(1)"><a href="javascript:alert(1)">a link</a> <a href="#here">here</a></p><style>p {}</style>`;
  expect(await convert(html)).toBe('Seen **bold**\n\na link here');
});

test.each([
  ['words', '<p style="color: red">Only <span>words</span></p>'],
  ['a link that leads nowhere', '<a href="javascript:1">a</a>'],
])('what has no formatting for Markdown is pasted as it is: %s', async (_, html) => {
  expect(await convert(html)).toBeUndefined();
});

test.each([
  ...['### no heading', '[a]: /no-address, of [a]'],
  ...['1. No list', '# no heading', '- no list', '> no quote', '`no code` ~~nor this~~'],
  ...['*no* _emphasis_ **here**', '[no](https) link [^1] and \\* no mark', '<https://a.com>'],
])('words that look like Markdown stay words: %s', async (text) => {
  const element = document.createElement('p');
  element.textContent = text;
  const markdown = (await convert(`${element.outerHTML}<p><b>b</b></p>`))!;
  const { children } = parseBlocks(markdown, NEVER, isTooMuch);
  expect(children.map(({ type }) => type)).toEqual(['paragraph', 'paragraph']);
  expect(children.map(toWords)).toEqual([text, 'b']);
});

const word = (html: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office">${html}</html>`;
const line = (code: string) => `<span class="line">${code}</span><br>`;
const gutter = `<td class="gutter"><pre>${line('1')}${line('2')}</pre></td>`;
const lines = `<td class="code"><pre>${line('a {')}${line('  b }')}</pre></td>`;
const code = '```js\na {\n  b }\n```';

test.each([
  ['a superscript', '10<sup>6</sup> and CO<sub>2</sub>', '10⁶ and CO₂'],
  ['one of Google Docs', '10<span style="vertical-align:super">6</span>', '10⁶'],
  [
    'a change in Word',
    word('<span class=msoDel><del>ten</del></span><ins>two</ins> <b>x</b>'),
    'two **x**',
  ],
  [
    'a comment in Word',
    word(
      `<b>x</b><span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[Y1]</a></span>
      <div style='mso-element:comment-list'><div class=msocomtxt><p class=MsoCommentText>No.</p></div></div>`,
    ),
    '**x**',
  ],
  [
    'a comment in Google Docs',
    '<b>x</b><sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup><div><p><a href="#cmnt_ref1" id="cmnt1">[a]</a>No.</p></div>',
    '**x**',
  ],
  [
    'a footnote of Word',
    word(
      `<p>x<a href="#_ftn1" name="_ftnref1">[1]</a></p><div id=ftn1><p><a href="#_ftnref1" name="_ftn1">[1]</a> N.</p></div><b>y</b>`,
    ),
    'x[^1]\n\n**y**\n\n[^1]: N.',
  ],
  [
    'a list that goes on',
    word(`${list(1, '1.', 'a')}<p>b</p>${list(1, '2.', 'c')}`),
    '1. a\n\nb\n\n2. c',
  ],
  [
    'code with a gutter',
    `<figure class="highlight js"><table><tr>${gutter}${lines}</tr></table></figure>`,
    code,
  ],
  [
    'code with numbered lines',
    `<pre><code class="language-js"><span class="ln">1</span>a {\n<span class="ln">2</span>  b }</code></pre>`,
    code,
  ],
  [
    'code with a line in each row',
    `<table><tr><td class="blob-num">1</td><td class="blob-code">a {</td></tr><tr><td class="blob-num">2</td><td class="blob-code">  b }</td></tr></table>`,
    code.replace('js', ''),
  ],
  [
    'code with a header',
    `<pre><div>js<button>Copy code</button></div><div><code class="language-js">a {\n  b }</code></div></pre>`,
    code,
  ],
  [
    'code of GitHub',
    '<div class="highlight highlight-source-js"><pre>a {\n  b }</pre></div>',
    code,
  ],
  [
    'code below its language',
    '<div>js</div><div><pre><code class="language-js">a {\n  b }</code></pre></div>',
    code,
  ],
  [
    'code below a heading',
    '<h2>js</h2><pre><code class="language-js">a {\n  b }</code></pre>',
    `## js\n\n${code}`,
  ],
  [
    'code below a header',
    '<div class="code-header"><b>JS</b><button>Copy</button></div><div><pre>a {\n  b }</pre></div>',
    code,
  ],
  [
    'lines of a paragraph, as a browser names them that knows text-wrap',
    '<p style="text-wrap: pretty; white-space-collapse: preserve-breaks;"><b>a</b>\nb</p>',
    '**a**\nb',
  ],
  [
    'code of no typeface',
    `<p>x</p><div style="white-space: pre;"><div>a {</div><div>  b }</div></div>`,
    `x\n\n${code.replace('js', '')}`,
  ],
  [
    'code below its title',
    '<div class="gatsby-code-title">src/a.js</div><div><pre class="language-js">a {\n  b }</pre></div>',
    code.replace('js', 'js title="src/a.js"'),
  ],
  [
    'code in a figure of Hexo',
    `<figure class="highlight js"><figcaption><span>a.js</span></figcaption><table><tr><td class="gutter"><pre>1\n2</pre></td>${lines}</tr></table></figure>`,
    code.replace('js', 'js title="a.js"'),
  ],
  [
    'code with marked lines',
    '<pre><code class="language-js"><span class="hll">a {\n</span>  b }</code></pre>',
    code.replace('js', 'js {1}'),
  ],
  [
    'code with the attributes of Prism',
    '<pre data-line="1-2" data-title="a.js" class="language-js">a {\n  b }</pre>',
    code.replace('js', 'js title="a.js" {1-2}'),
  ],
  ['code of Jupyter', '<div class="highlight hl-js"><pre>a {\n  b }</pre></div>', code],
  ['code of WordPress', '<pre><code lang="js">a {\n  b }</code></pre>', code],
  ['code of Medium', `<pre data-code-block-lang="js">a {<br>  b }</pre>`, code],
  [
    'lines of code of Apple Notes',
    '<div><tt>a {</tt></div><div><tt>  b }</tt></div>',
    code.replace('js', ''),
  ],
  [
    'a picture that comes later',
    '<b>x</b> <img src="data:image/gif;base64,AA" data-src="https://a.b/c.png" alt="d">',
    '**x** ![d](https://a.b/c.png)',
  ],
  ['an emoji', '<b>x</b> <img class="emoji" alt="🎉" src="https://a.b/1.svg">', '**x** 🎉'],
  [
    'an emoji of Slack',
    '<b>x</b> <img data-stringify-emoji=":tada:" alt=":tada:" src="https://a.b/1f389.png">',
    '**x** 🎉',
  ],
  [
    'nested lists of Slack',
    '<ul data-indent="0"><li>a</li></ul><ul data-indent="1"><li>b</li></ul><ul data-indent="0"><li>c</li></ul>',
    '- a\n  - b\n- c',
  ],
  [
    'tasks of Notion',
    '<ul><li><div class="checkbox checkbox-on"></div> a</li></ul><ul><li><div class="checkbox checkbox-off"></div> b</li></ul>',
    '- [x] a\n- [ ] b',
  ],
  [
    'tasks of Google Docs',
    '<ul><li role="checkbox" aria-checked="true"><img src="data:image/png;base64,AA" aria-roledescription="checkbox"><p>a</p></li></ul>',
    '- [x] a',
  ],
  [
    'cells over rows',
    '<table><tr><td>a</td><td>b</td></tr><tr><td rowspan=2>c</td><td>d</td></tr><tr><td>e</td></tr></table>',
    '| a | b |\n| --- | --- |\n| c | d |\n| | e |',
  ],
  [
    'bold cells, and those at the end of a line',
    '<table><tr><th align=end><b>a</b></th><th>b</th></tr><tr><td><b>c</b></td><td>d</td></tr></table>',
    '| a | b |\n| --: | --- |\n| **c** | d |',
  ],
  ['a film', '<p>x</p><iframe src="https://a.b/c" title="T"></iframe>', 'x\n\n[T](https://a.b/c)'],
  [
    'a gist',
    '<b>x</b><script src="https://gist.github.com/a/b.js"></script>',
    '**x**<https://gist.github.com/a/b>',
  ],
  ['a card', '<a href="https://a.b"><div>T</div><p>More</p></a>', '[T](https://a.b)\n\nMore'],
  [
    'a caption',
    '<figure><img src="https://a.b/c.png" alt="d"><figcaption>E</figcaption></figure>',
    '![d](https://a.b/c.png "E")',
  ],
  [
    'a picture with a link to its file',
    '<figure><a href="https://a.b/c.png" title="Whole"><img src="https://a.b/c.png" alt="d"></a><figcaption>E</figcaption></figure><p><a href="https://a.b"><img src="https://a.b/f.png" alt="g"></a></p>',
    '![d](https://a.b/c.png "E")\n\n[![g](https://a.b/f.png)](https://a.b)',
  ],
  ['a heading with a link to itself', '<h2>A <a href="https://a.b/#c">¶</a></h2>', '## A'],
  [
    'nothing but a note',
    'a<sup><a href="#fn-1" id="fnref-1">1</a></sup><ol><li id="fn-1">b <a href="#fnref-1">↩</a></li></ol>',
    'a[^1]\n\n[^1]: b',
  ],
  ['words for screen readers', '<b>x</b><h2 class="sr-only">Footnotes</h2>', '**x**'],
  ['bold in two parts', '<b>a</b><b>b</b> <i>c</i><i>d</i>', '**ab** *cd*'],
  ['brackets in bold', '<b>「重要」</b>です。', '**「重要」**です。'],
  ['punctuation in bold', '<b>Note:</b>this and <b>that</b>', '**Note**:this and **that**'],
])('%s is pasted as Markdown: %s', async (_, html, markdown) => {
  expect(await convert(html)).toBe(markdown);
});

test.each([
  ['<p><b>x</b></p><img src="file:///a.png"><img src="data:image/png;base64,AA">', 2],
  ['<p><b>x</b></p><img src="file:///a.png" alt="A">', 1],
  ['<p><b>x</b></p><img src="https://a.b/c.png">', 0],
])('of %s, the conversion counts the pictures that are lost: %d', async (html, pictures) => {
  const converted = await convertHtml(html, () => Promise.resolve(undefined));
  expect(converted).toMatchObject({ lost: [], pictures });
});

test('a cell spans at most 50 columns, and a table of more than 50,000 places becomes its words', async () => {
  const aTable = (rows: number) =>
    `<table><tr><td colspan="1000000000">a</td><td>b</td></tr>${'<tr><td><b>c</b></td></tr>'.repeat(rows)}</table>`;
  expect((await convert(aTable(1)))!.split('\n')[0]!.split('|')).toHaveLength(51 + 2);
  expect(await convert(aTable(1_000))).not.toContain('|');
});

test('HTML that is nested too deep is refused', async () => {
  const nest = (depth: number) => `${'<div>'.repeat(depth)}<b>a</b>${'</div>'.repeat(depth)}`;
  expect(await convert(nest(40))).toBe('**a**');
  await expect(convertHtml(nest(60), keep)).rejects.toThrow('too deep');
});

test('the lists of Slack are nested up to the tenth level, and one further in stays on it', async () => {
  const lists = Array.from({ length: 15 }, (_, i) => `<ul data-indent="${i}"><li>a</li></ul>`);
  const indents = (await convert(lists.join('')))!.split('\n').map((line) => line.search(/\S/) / 2);
  expect(indents.slice(0, 11)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(indents.slice(11)).toEqual([10, 10, 10, 10]);
});
