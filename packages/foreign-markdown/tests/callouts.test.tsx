import { expect, test } from 'vitest';
import { convertHtml, convertMarkdown } from '#foreign-markdown';

test.each([
  ['GitHub’s admonition', '> [!NOTE]\n> Words.', null],
  ['Obsidian’s', '> [!tip]- Title\n> Words.', '> [!TIP]\n> **Title**\n>\n> Words.'],
  ['Docusaurus’s', ':::danger[T]\nWords.\n:::', '> [!CAUTION]\n> **T**\n>\n> Words.'],
  ['an older one', '::: info\nWords.\n:::', '> [!NOTE]\n> Words.'],
  ['Quarto’s', '::: {.callout-tip title="T"}\nWords.\n:::', '> [!TIP]\n> **T**\n>\n> Words.'],
  [
    'one of Pandoc in another',
    '::: {.a}\n::: tip\n- b\n  :::\n\nc\n:::\n\nd',
    '> [!TIP]\n>\n> - b\n\nc\n\nd',
  ],
  ['MkDocs’s', '!!! tip "T"\n    One.\n\n    Two.', '> [!TIP]\n> **T**\n>\n> One.\n>\n> Two.'],
  ['Chirpy’s', '> Words.\n{: .prompt-warning }', '> [!WARNING]\n> Words.'],
  ['Hugo’s', '{{% notice tip %}}\nWords.\n{{% /notice %}}', '> [!TIP]\n> Words.'],
  ['a block in a line', 'a {{< note >}}b{{< /note >}} c', 'a\n\n> [!NOTE]\n> b\n\nc'],
  ['a block of Liquid', '{% note %}\na\n{% endnote %}', '> [!NOTE]\n> a'],
])('%s, as in %j, becomes %j', async (_, markdown, expected) => {
  expect((await convertMarkdown(markdown)).body).toBe(expected ?? markdown);
});

test.each([
  [
    'an admonition',
    '<div class="admonition tip"><p class="admonition-title">Tip</p><p>x</p></div><b>y</b>',
    '> [!TIP]\n> x\n\n**y**',
  ],
  [
    'a note of MDN',
    '<div class="notecard note"><p><strong>Note:</strong> x <b>y</b></p></div>',
    '> [!NOTE]\n> x **y**',
  ],
  [
    'an admonition of VitePress',
    '<div class="tip custom-block"><p class="custom-block-title">TIP</p><p>x</p></div><b>y</b>',
    '> [!TIP]\n> x\n\n**y**',
  ],
])('%s of a page, as in %j, becomes %j', async (_, html, expected) => {
  expect((await convertHtml(html))?.body).toBe(expected);
});
