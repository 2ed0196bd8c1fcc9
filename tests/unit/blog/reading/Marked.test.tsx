// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Marked } from '../../../../src/blog/reading/search/SearchResults';

test('the words that match are marked, as they are written', () => {
  const text = 'Café, cafés; C++ <b>';
  const { container } = render(<Marked text={text} words={new Set(['cafe', 'c++'])} />);
  expect(container).toHaveTextContent(text);
  expect(screen.getAllByText(/./, { selector: 'mark' }).map((one) => one.textContent)).toEqual([
    'Café',
    'C++',
  ]);
});
