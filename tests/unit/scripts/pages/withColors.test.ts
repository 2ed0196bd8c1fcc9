import { expect, test } from 'vitest';
import { withColors } from '../../../../scripts/pages/withColors';
import type { Element } from '../../../../src/blog/tree';
import { parseMarkdown } from '../../../../src/blog/parseMarkdown';

test('code gets colors at every depth, and nothing else changes', () => {
  const tree = parseMarkdown('*a* [b](/cv)\n\n- ```js\n  let a;\n  ```')!;
  const [text, list] = tree as Element[];
  const colored = withColors([[undefined, tree], []]);
  const [item] = list!.children as Element[];
  const [code] = item!.children as Element[];
  const parts = [['hljs-keyword', ['let']], ' a;'];
  const coloredList = { ...list, children: [{ ...item, children: [{ ...code, parts }] }] };
  expect(colored).toEqual([[undefined, [text, coloredList]], []]);
});
