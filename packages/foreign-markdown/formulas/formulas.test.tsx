import { expect, test } from 'vitest';
import { convertHtml, convertMarkdown } from '#foreign-markdown';

const katex = `<span class="katex"><span class="katex-mathml"><math><semantics><mi>n</mi><annotation encoding="application/x-tex">n^2</annotation></semantics></math></span><span class="katex-html" aria-hidden="true">n2</span></span>`;

test.each([
  ['a formula', `<b>x</b> ${katex}`, '**x** $n^2$'],
  [
    'a formula of Wikipedia',
    '<b>x</b> <span class="mwe-math-element"><span style="display: none"><math><mi>a</mi></math></span><img class="mwe-math-fallback" alt="a" src="https://a.b"></span> <img class="mwe-math-fallback" alt="{\\displaystyle b}" src="https://a.b">',
    '**x** $a$ $b$',
  ],
  [
    'MathML',
    '<b>x</b> <mjx-container><math><mfrac><mi>a</mi><msup><mi>n</mi><mn>2</mn></msup></mfrac></math></mjx-container>',
    '**x** $\\frac{a}{n^2}$',
  ],
  [
    'formulas that were copied from a post',
    `<b>x</b> <code class="language-math">$n^2$</code>, n<code class="language-math">$\`x\`$</code>
    <div class="formula"><code class="language-math" style="white-space: pre-wrap">$$\na\n\nb\n$$</code></div>
    <div class="formula"><code class="language-math" style="white-space: pre-wrap">$$$\n\\text{$$}\n$$$</code></div>`,
    '**x** $n^2$, n$`x`$\n\n$$\na\n\nb\n$$\n\n$$$\n\\text{$$}\n$$$',
  ],
])('%s of a page, as in %j, becomes %j', async (_, html, expected) => {
  expect((await convertHtml(html))?.body).toBe(expected);
});

test.each([
  ['a formula of dev.to', '{% katex inline %}a^2{% endkatex %} b', '$a^2$ b'],
  ['lines of one', '{% katex %}\na^2\n{% endkatex %}', '$$\na^2\n$$'],
  [
    'formulas between backslashes',
    '\\(a_1\\) \\[b=c\\] d\n\n\\[\nc = d\n\\]',
    '$a_1$ [b=c] d\n\n$$\nc = d\n$$',
  ],
  ['a formula in HTML', '$a &lt; b$', '$a < b$'],
  ['a formula like marks', '$`*a*`$', '$*a*$'],
  ['lines of formulas', 'a\n\n$$\n\\{x_1\\} \\\\\n$$', null],
  ['a formula on its own', '$$a$$ or \\\\[b\\\\]', '$$\na\n$$\n\nor\n\n$$\nb\n$$'],
  ['dollars like a formula', '\\$a\\$ and \\$\\$b', null],
  ['a dollar before two others', '**\\$a> \\$\\$a\\_**', null],
])('%s of a file, as in %j, becomes %j', async (_, markdown, expected) => {
  expect((await convertMarkdown(markdown)).body).toBe(expected ?? markdown);
});
