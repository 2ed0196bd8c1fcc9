import { expect, test } from 'vitest';
import { htmlToMarkdown } from '../../../../src/blog/converting/htmlToMarkdown';
import { parseMarkdown } from '../../../../src/blog/parseMarkdown';

const keep = () => Promise.resolve('/pictures/kept.webp');
const convert = async (html: string) => (await htmlToMarkdown(html, keep))?.body;

// Each as the program puts it into the clipboard, shortened.
const googleDocs = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">
<h2 dir="ltr"><span style="font-size:16pt;font-weight:400;">A heading</span></h2>
<p dir="ltr"><span style="font-weight:400;">Plain, </span><span style="font-weight:700;">bold</span><span style="font-weight:700;"> too </span><span style="font-style:italic;">italic</span><span>&nbsp;and </span><a href="https://example.com/a"><span style="text-decoration:underline;">a link</span></a><span>.</span></p>
<ul><li dir="ltr"><p dir="ltr"><span>One</span></p></li><ul><li dir="ltr"><p dir="ltr"><span>Nested</span></p></li></ul><li dir="ltr"><p dir="ltr"><span>Two</span></p></li></ul></b><br class="Apple-interchange-newline">`;

const list = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraph style='margin-left:.5in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>\n`;
const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p {color: red}</style></head><body><!--StartFragment-->
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
    word,
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
| - | -: |
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
  [
    'VS Code',
    `<div style="color: #ccc;font-family: Consolas, 'Courier New', monospace;font-weight: normal;white-space: pre;"><div><span style="font-weight: bold;">let</span> a</div></div>`,
  ],
  ['JetBrains', `<pre style="font-family:'JetBrains Mono',monospace;"><b>let</b> a</pre>`],
  ['elements nested too deep', '<b><i>'.repeat(50) + 'words'],
  ['a link that leads nowhere', '<a href="javascript:1">a</a>'],
])('what has no formatting for Markdown is pasted as it is: %s', async (_, html) => {
  expect(await convert(html)).toBeUndefined();
});

test.each([
  ...['1. No list', '# no heading', '- no list', '> no quote', '`no code` ~~nor this~~'],
  ...['*no* _emphasis_ **here**', '[no](https) link [^1] and \\* no mark', '<https://a.com>'],
])('words that look like Markdown stay words: %s', async (text) => {
  const element = document.createElement('p');
  element.textContent = text;
  const tree = parseMarkdown((await convert(`${element.outerHTML}<p><b>b</b></p>`))!)!;
  const toText = (nodes: typeof tree): string =>
    nodes.map((node) => (typeof node === 'string' ? node : toText(node.children ?? []))).join('');
  expect(toText(tree.slice(0, 1))).toBe(text);
  expect(tree).toHaveLength(2);
});
