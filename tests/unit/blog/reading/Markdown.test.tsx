import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Markdown } from '../../../../src/blog/reading/Markdown';
import type { CodePart } from '../../../../src/blog/tree';
import { treeOf } from '../../../../src/blog/treeOf';

const show = (text: string) => render(<Markdown text={text} tree={treeOf(text)} />).container;

test('text without Markdown is shown as it is', () => {
  expect(show('2 * 3\n<b>').innerHTML).toBe('<p dir="auto">2 * 3\n&lt;b&gt;</p>');
});

test('emphasis, code, lists, quotes and links are shown as such', () => {
  const { innerHTML } = show('> *a* **b** `c`\n\n1. [d](/cv)');
  expect(innerHTML).toBe(
    '<blockquote dir="auto"><p dir="auto"><em>a</em> <strong>b</strong> <code>c</code></p></blockquote>' +
      '<ol start="1"><li dir="auto"><a href="/cv">d</a></li></ol>',
  );
});

test('an image is lazy and has its text', () => {
  show('![A boat](/images/boat.webp)');
  expect(screen.getByRole('img', { name: 'A boat' })).toHaveAttribute('loading', 'lazy');
});

test('a block of code has its colours, every character, and a button that copies it', async () => {
  const code = 'const answer = "<b>42</b>"; // why';
  show(`\`\`\`js\n${code}\n\`\`\``);
  expect(await screen.findByText('const')).toHaveClass('hljs-keyword');
  expect(screen.getByRole('region', { name: 'Code, js' })).toHaveTextContent(code);
  expect(screen.getByRole('button', { name: 'Copy code' })).toBeVisible();
});

test('a block of code has the colours that the build has found at once', () => {
  const parts: CodePart[] = [['hljs-keyword', ['let ', ['inner', ['a']]]], ';'];
  const { container } = render(
    <Markdown text="" tree={[{ tag: 'pre', code: 'let a;', language: 'js', parts }]} />,
  );
  expect(container.innerHTML).toContain(
    '<code><span class="hljs-keyword">let <span class="inner">a</span></span>;</code>',
  );
});

test('code of an unknown language is shown without colours', () => {
  show('```klingon\nqapla\n```');
  expect(screen.getByRole('region', { name: 'Code, klingon' })).toHaveTextContent('qapla');
});
