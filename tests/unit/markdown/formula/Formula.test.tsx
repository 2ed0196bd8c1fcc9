import { render, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawTrees } from '../../../../scripts/pages/drawTrees';
import * as words from '../../../fixtures/words/en';
import { Markdown } from '../../../../src/markdown/Markdown';
import { parseMarkdown } from '../../../../src/markdown/parsing/parseMarkdown';

const show = (text: string) => render(<Markdown text={text} tree={parseMarkdown(text)} />);
const math = (tex: string) => ({ tag: 'math', children: [tex] });

test('a formula is parsed as on GitHub', () => {
  const line = { tag: 'p', children: [math('x_1*2*'), ' or ', math('a'), ', $a$'] };
  expect(parseMarkdown('$x_1*2*$ or $`a`$, \\$a$')).toEqual([line]);
  const block = { ...math('a\n\nb'), isBlock: true };
  const quote = { tag: 'blockquote', children: [block] };
  expect(parseMarkdown('> $$\n> a\n>\n> b\n> $$')).toEqual([quote]);
});

test('of many formulas on lines of their own, 1,000 are drawn and the others plain', () => {
  const nodes = parseMarkdown('$$\na\n$$\n'.repeat(1_003))!;
  expect(nodes.filter((node) => typeof node === 'object' && node.tag === 'math')).toHaveLength(
    1_000,
  );
  expect(nodes.at(-1)).toEqual({ tag: 'unformatted' });
});

test('a formula is drawn on demand, and one of the build at once; without TeX that can be read it stays TeX', async () => {
  const { container } = show('Here $x^2$ and $\\frac{a$.');
  expect(container).toHaveTextContent('Here x^2 and \\frac{a.');
  await waitFor(() => expect(container).toHaveTextContent('Here x2 and'));
  expect(container).toHaveTextContent(`and \\frac{a ${words.reading.formulaNotDrawn}.`);
  const built = drawTrees([[parseMarkdown('$$a_1$$')]])[0]![0];
  expect(renderToStaticMarkup(<Markdown text="" tree={built} />)).toContain('alttext="a_1"');
});
