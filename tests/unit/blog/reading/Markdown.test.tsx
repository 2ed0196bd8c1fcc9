// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Markdown } from '../../../../src/blog/reading/Markdown';
import type { CodePart } from '../../../../src/blog/tree';
import { parseMarkdown } from '../../../../src/blog/parseMarkdown';

const show = (text: string) =>
  render(<Markdown text={text} tree={parseMarkdown(text)} />).container;

test('emphasis, code, lists, quotes, links and images are shown as such', () => {
  expect(show('> *a* **b** `c`\n\n1. [d](/cv)\n\n![A boat](/images/a.webp)').innerHTML).toBe(
    '<blockquote dir="auto"><p dir="auto"><em>a</em> <strong>b</strong> <code>c</code></p></blockquote>' +
      '<ol start="1"><li dir="auto"><a href="/cv">d</a></li></ol>' +
      '<p dir="auto"><img alt="A boat" loading="lazy" decoding="async" src="/images/a.webp"></p>',
  );
});

test('a block of code is highlighted, complete, and has a button that copies it', async () => {
  const code = 'const answer = "<b>42</b>"; // why';
  show(`\`\`\`js\n${code}\n\`\`\``);
  expect(await screen.findByText('const')).toHaveClass('hljs-keyword');
  expect(screen.getByRole('region', { name: 'Code, js' })).toHaveTextContent(code);
  expect(screen.getByRole('button', { name: 'Copy code' })).toBeVisible();
});

test('a block of code that the build has highlighted is so at once', () => {
  const parts: CodePart[] = [['hljs-keyword', ['let ', ['inner', ['a']]]], ';'];
  const tree = [{ tag: 'pre' as const, code: 'let a;', language: 'js', parts }];
  const { container } = render(<Markdown text="" tree={tree} />);
  expect(container.innerHTML).toContain(
    '<code><span class="hljs-keyword">let <span class="inner">a</span></span>;</code>',
  );
});
