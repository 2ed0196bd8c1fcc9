import { render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CodeBlock } from '../../../src/markdown/CodeBlock';
import { MAX_BLOCK, MAX_POST } from '../../../src/markdown/codeLimits';

const count = (container: HTMLElement) => container.querySelectorAll('code:has(span)').length;

test('code that is newer than the build has colours up to a total, and again when other code has gone', async () => {
  const line = `"${'a '.repeat(120)}"\n`;
  const code = line.repeat(MAX_BLOCK / line.length);
  const fitting = Math.floor(MAX_POST / code.length);
  const blocks = Array.from({ length: fitting + 1 }, (_, i) => (
    <CodeBlock key={i} code={code} language="json" />
  ));
  const page = render(<>{blocks}</>);
  await waitFor(() => expect(count(page.container)).toBe(fitting));
  page.unmount();
  const next = render(blocks[0]);
  await waitFor(() => expect(count(next.container)).toBe(1));
});
