import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { AlternateLinks } from '../../../src/editions/AlternateLinks';
import { pageAlternates } from '../../../src/editions/alternates';

test('the header is told where a page is in other languages when that changes, not whenever the page renders', () => {
  const set = vi.spyOn(pageAlternates, 'set');
  const page = (path: string) => <AlternateLinks alternates={{ '/de': path }} />;
  const { rerender } = render(page('/blog/a'), { wrapper: MemoryRouter });
  rerender(page('/blog/a'));
  rerender(page('/blog/b'));
  expect(set.mock.calls).toEqual(
    ['/blog/a', '/blog/b'].map((path) => [{ path: '/', alternates: { '/de': path } }]),
  );
});
