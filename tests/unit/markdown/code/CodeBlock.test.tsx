import { render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CodeBlock } from '../../../../src/markdown/code/CodeBlock';
import { MAX_BLOCK, MAX_POST } from '../../../../src/markdown/code/codeLimits';

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
