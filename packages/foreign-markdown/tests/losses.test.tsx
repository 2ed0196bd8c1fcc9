import { expect, test } from 'vitest';
import { convertHtml, convertMarkdown, convertWords, mayHaveAddress } from '#foreign-markdown';

const drawn = '<mjx-container jax="CHTML"><mjx-math><mjx-mi></mjx-mi></mjx-math></mjx-container>';

test.each([
  ['CHTML of MathJax', drawn],
  ['SVG of MathJax', '<mjx-container jax="SVG"><svg><path d="M0"></path></svg></mjx-container>'],
  ['MathJax 2', '<span class="MathJax"><nobr>n2</nobr></span>'],
  ['KaTeX', '<span class="katex"><span class="katex-html" aria-hidden="true">n2</span></span>'],
  [
    'Wikipedia',
    '<span class="mwe-math-element"><img class="mwe-math-fallback" src="https://a.b"></span>',
  ],
  ['MathML that has nothing', '<math></math>'],
])('a formula without its source is left out and named: %s', async (_, formula) => {
  const html = `<p>As ${formula} grows, <b>so does</b> ${formula} too.</p>`;
  const lost = { words: '', kind: 'formula' };
  expect(await convertHtml(html)).toMatchObject({
    body: 'As grows, **so does** too.',
    lost: [lost, lost],
  });
  // Without any other mark, too.
  expect(await convertHtml(`<p>As ${formula} grows</p>`)).toMatchObject({ lost: [lost] });
});

test('in a file, too, with its line', async () => {
  const lost = [{ words: '', kind: 'formula', line: 3 }];
  const file = 'a\n\n<p>b <span class="katex"><span>n2</span></span></p>';
  expect(await convertMarkdown(file)).toMatchObject({ body: 'a\n\nb', lost });
});

test.each(['[1]', '1', '[note 1]', '[A 1]', '[注 2]'])(
  'a footnote whose text isn’t copied is named by what it is: %s',
  async (number) => {
    const html = `<p>Words<sup><a href="https://en.wikipedia.org/wiki/X#cite_note-a-1">${number}</a></sup></p>`;
    const lost = [{ words: '', kind: 'footnote' }];
    expect(await convertHtml(html)).toMatchObject({ body: 'Words', lost });
  },
);

test.each([
  '<p>Words<sup><a href="#zz">1</a></sup></p>',
  '<p>Words<a href="#zz"><sup>1</sup></a></p>',
  '<p>Words<a href="#0a1b2c3d-4e5f" role="doc-noteref">1</a></p>',
  '<p>Words<sup class="fn" data-fn="0a1b"><a href="https://a.example/b/#0a1b">1</a></sup></p>',
  '<p>Words<span class="easy-footnote"><a href="https://a.example/b/#easy-footnote-bottom-1-12"><sup>1</sup></a></span></p>',
  '<p>Words<sup><a href="#yy">1</a>, <a href="#zz">2</a></sup></p>',
])('a footnote whose text isn’t there is known by its mark: %s', async (html) => {
  const paste = await convertHtml(html);
  const file = await convertMarkdown(html);
  expect([paste?.body, file.body]).toEqual(['Words', 'Words']);
  for (const { lost } of [paste!, file]) expect(lost[0]).toMatchObject({ kind: 'footnote' });
});

test.each([
  ['Words[1](#zz) go.', 'Words go.'],
  ['Words [\\[1\\]](#0a1b2c3d-4e5f) go.', 'Words go.'],
  ['Words<sup>[1](#easy-footnote-bottom-1-12)</sup> go.', 'Words go.'],
  ['Words[1](#zz) go. <a id="zz"></a>', undefined],
  ['Words[1](#The-note) go.\n\n# The note', undefined],
  ['Steps [1](#one) and [2](#two), [or](#zz)[this](#yy)', undefined],
])(
  'in Markdown, a number at a word that leads to nothing is a lost footnote: %j',
  async (source, body) => {
    const converted = await convertMarkdown(source);
    const isLost = converted.lost.some(({ kind, line }) => kind === 'footnote' && line === 1);
    expect(isLost).toBe(body !== undefined);
    if (body) expect(converted.body).toBe(body);
  },
);

test.each(['[gallery]', "[gallery ids='1, 2']", '[gallery size=full columns=1]'])(
  'a shortcode that stays as it was is named: %s',
  async (words) => {
    expect(await convertMarkdown(words)).toMatchObject({ left: [{ words, line: 1 }] });
  },
);

const head = 'On Monday, Bo Example';
const ends = ' wrote:<br></div><blockquote type="cite"><p>first</p></blockquote>';

test.each([
  [
    'Thunderbird',
    `<p>Hi</p><div class="moz-cite-prefix">${head} &lt;bo@example.com&gt;${ends}<div class="moz-signature">-- <br>Ada<br>+49 30</div>`,
    ['bo@example.com', 'Ada +49 30'],
  ],
  [
    'Thunderbird without an address',
    `<p>Hi</p><div class="moz-cite-prefix">${head}${ends}`,
    [`${head} wrote:`],
  ],
  [
    'Gmail',
    `<div>Hi</div><div class="gmail_quote"><div class="gmail_attr">${head} &lt;<a href="mailto:bo@example.com">bo@example.com</a>&gt; wrote:<br></div></div><div class="gmail_signature">Ada<br>Engine Ltd</div>`,
    ['bo@example.com', 'Ada Engine Ltd'],
  ],
  [
    'Apple Mail',
    `<div>Hi</div><blockquote type="cite"><div>${head} &lt;bo@example.com&gt; wrote:</div></blockquote>`,
    ['bo@example.com'],
  ],
  [
    'Outlook',
    '<p class=MsoNormal><b>From:</b> Bo &lt;bo@example.com&gt;<br><b>To:</b> team@company.example</p><div id="Signature">Ada</div>',
    ['bo@example.com', 'team@company.example', 'Ada'],
  ],
  ['Proton', '<p>Hi</p><div class="protonmail_signature_block">Ada</div>', ['Ada']],
  [
    'a program that marks nothing',
    '<p><b>Hi</b></p><p>-- <br>Ada<br>Engine Ltd</p>',
    ['Ada Engine Ltd'],
  ],
])('whom the heads and the signature of mail name is told: %s', async (_, html, personal) => {
  expect((await convertHtml(html))?.personal).toEqual(personal);
});

test('so it is in plain words, and an address that a page gives is none of mail', async () => {
  const mail = 'Hi\n\nOn Monday, Bo <bo@example.com> wrote:\n> first\n\n-- \nAda\nEngine Ltd';
  expect(mayHaveAddress(mail)).toBe(true);
  expect(await convertWords(mail)).toMatchObject({
    body: mail,
    personal: ['bo@example.com', 'Ada Engine Ltd'],
  });
  expect(mayHaveAddress('Write to me@example.com -- or not\n--')).toBe(false);
  const html = '<p>Write to <a href="mailto:me@example.com"><b>me@example.com</b></a></p>';
  expect((await convertHtml(html))?.personal).toEqual([]);
});

test('of a picture within a page that is lost, the caption stays', async () => {
  const html =
    '<p>a</p><figure><img src="data:image/png;base64,AA"><figcaption>Its caption</figcaption></figure>';
  expect(await convertHtml(html)).toMatchObject({ body: 'a\n\nIts caption', pictures: 1 });
});

test('the address of a picture has no backslashes but those that it needs', async () => {
  const html = '<p><b>a</b> <img src="https://a.b/_c_*(1).png" title="_d_" alt="_e_"></p>';
  expect((await convertHtml(html))?.body).toBe(
    '**a** ![\\_e\\_](https://a.b/_c_*\\(1\\).png "_d_")',
  );
});
