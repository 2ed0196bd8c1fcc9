import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawTrees } from '../../../../scripts/pages/drawTrees';
import { renderContent } from '../../../../scripts/pages/renderContent';
import { CodeBlock } from '../../../../src/markdown/code/CodeBlock';
import { MAX_BLOCK, MAX_POST } from '../../../../src/markdown/code/codeLimits';
import { Markdown } from '../../../../src/markdown/Markdown';
import { parseMarkdown } from '../../../../src/markdown/parsing/parseMarkdown';
import { aBlog, section } from '../../../fixtures/posts';

const count = ({ innerHTML }: HTMLElement) => innerHTML.match(/<code[^>]*><span/g)?.length ?? 0;

test('code that is newer than the build has colours up to a total, and again when other code has gone', async () => {
  const line = `"${'a '.repeat(120)}"\n`;
  const code = line.repeat(MAX_BLOCK / line.length);
  const fitting = Math.floor(MAX_POST / code.length);
  const blocks = Array.from({ length: fitting + 1 }, (_, i) => (
    <CodeBlock key={i} code={code} language="json" />
  ));
  const view = render(<>{blocks}</>);
  await waitFor(() => expect(count(view.container)).toBe(fitting));
  view.unmount();
  const { container } = render(blocks[0]);
  await waitFor(() => expect(count(container)).toBe(1));
});

const code = 'let a; /* b\n\nc */\nlet d;';
const text = `\`\`\`js title="a.js" {1-2,4-9}\n${code}\n\`\`\``;
const marks = () => screen.getAllByRole('mark').map(({ textContent }) => textContent);

test('a block of code has its title and its marked lines, in a built page and in one that is newer', async () => {
  const built = drawTrees([[parseMarkdown(text)]])[0]![0];
  for (const tree of [built, parseMarkdown(text)]) {
    const { container, unmount } = render(<Markdown text={text} tree={tree} />);
    await waitFor(() => expect(marks()).toEqual(['let a; /* b', '', 'let d;']));
    expect(container.innerHTML).toContain('<mark><span class="hljs-keyword">let</span> a;');
    expect(screen.getByRole('code').textContent).toBe(code);
    expect(screen.getByText('a.js').tagName).toBe('FIGCAPTION');
    unmount();
  }
});

test('in feeds, a block of code has its title and its marked lines', () => {
  expect(renderContent(aBlog({ sections: [section('', text)] }))).toBe(
    '<figure><figcaption>a.js</figcaption><pre><code class="language-js"><mark>let a; /* b</mark>\n<mark></mark>\nc */\n<mark>let d;</mark></code></pre></figure>',
  );
});

test('marks that lines don’t reach, and very many of them, take no time', () => {
  const many = Array.from({ length: 20_000 }, (_, i) => i * 2 + 1).join();
  const long = `~~~js {${many}}\n${'a\n'.repeat(40_000)}~~~`;
  const [block] = drawTrees([[parseMarkdown(long)]])[0]![0]!;
  expect(block).toMatchObject({ tag: 'pre' });
});
