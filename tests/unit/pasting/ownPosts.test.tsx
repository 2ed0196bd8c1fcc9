import { fc } from '../../fixtures/fastCheck';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { convertHtml } from '#foreign-markdown';
import { drawTrees } from '../../../scripts/pages/drawTrees';
import { knownTrees } from '../../../src/markdown/footnote/definitions';
import { parseMarkdown, parseSections } from '../../../src/markdown/parsing/parseMarkdown';
import { Sections } from '../../../src/markdown/Sections';
import { section } from '../../fixtures/posts';

/** What a browser puts into the clipboard of a post: its HTML, with the styles that the site's CSS gives it. */
function copy(text: string) {
  const sections = [section('', text)];
  const known = knownTrees({ sections, trees: drawTrees(parseSections(sections)) });
  return renderToStaticMarkup(
    <MemoryRouter>
      <Sections sections={sections} known={known} />
    </MemoryRouter>,
  ).replaceAll(/<(p|li)\b/g, '<$1 style="white-space: pre-line"');
}

const word = fc.stringMatching(/^[a-z$*_~`[\]<>&#|!+-]{1,6}$/);
const escaped = word.map((text) => text.replaceAll(/[\\`$*_~[\]<>&#|!+-]/g, '\\$&'));
const words = fc.array(escaped, { minLength: 1, maxLength: 4 }).map((all) => all.join(' '));
const marked = fc.oneof(
  words,
  words.map((text) => `**${text}**`),
  words.map((text) => `*${text}*`),
  words.map((text) => `~~${text}~~`),
  words.map((text) => `[${text}](https://example.com/a_(b))`),
  word.filter((text) => !text.includes('`')).map((text) => `\`${text}\``),
  words.map((text) => `a<sub>b ${text}</sub>`),
  fc.stringMatching(/^[a-z_{}<>*\\^&-]{1,6}$/).map((tex) => `$${tex}x$`),
);
const line = fc.array(marked, { minLength: 1, maxLength: 3 }).map((all) => all.join(' '));
const lines = fc.array(line, { minLength: 1, maxLength: 3 });
const paragraph = lines.map((all) => all.join('\n'));
const cell = fc.oneof(words, fc.constant(''));
const block = fc.oneof(
  paragraph,
  lines.map((all) => all.map((text) => `- a ${text}`).join('\n')),
  lines.map((all) => all.map((text, i) => `${i + 3}. a ${text}`).join('\n')),
  lines.map((all) => all.map((text) => `- [x] a ${text}`).join('\n')),
  line.map((text) => `- a ${text}\n  - b\n\n    ${text}`),
  lines.map((all) => all.map((text) => `> a ${text}`).join('\n')),
  line.map((text) => `> [!WARNING]\n> a ${text}`),
  line.map((text) => `> [!NOTE]\n> **a**\n>\n> ${text}\n>\n> - b\n>   - c`),
  line.map((text) => `a\n\n---\n\nhttps://a.b/c_d ${text}`),
  line.map((text) => `> [!WARNING]\n>\n> a ${text}`),
  word.map((text) => `$$\n${text}\n\nb\n$$`),
  line.map((text) => `a ${text}[^1]\n\n[^1]: b ${text}`),
  fc.tuple(cell, cell).map(([a, b]) => `| a | b |\n| :-: | -: |\n| ${a} | ${b} |`),
  word.map((text) => `~~~js\n  ${text}\n\n${text}\n~~~`),
  word.map(
    (text) =>
      `~~~js title="a ${text.replaceAll(/[`"\\]/g, '')}b" {1,3-4}\nif\n${text}\n/*\n${text}*/\n~~~`,
  ),
  words.map(
    (text) => `![${text}](/pictures/${'0'.repeat(32)}.webp#4x3 "a ${text.replaceAll('"', '')}")`,
  ),
);

test('one’s own post that is copied and pasted back is the same', async () => {
  await fc.assert(
    fc.asyncProperty(block, async (text) => {
      const html = copy(`**x**\n\n${text}`);
      const { body } = (await convertHtml(html, () => Promise.resolve(undefined)))!;
      expect(parseMarkdown(body)).toEqual(parseMarkdown(`**x**\n\n${text}`));
    }),
    { numRuns: 100 },
  );
});
