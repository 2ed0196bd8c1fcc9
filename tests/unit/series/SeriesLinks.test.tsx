import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { toPosition } from '../../../src/series/position';
import { SeriesLinks } from '../../../src/series/SeriesLinks';
import { aBlog } from '../../fixtures/posts';

test('the only part of a series leads to no other', () => {
  const position = toPosition([aBlog()], 0);
  render(<SeriesLinks series="A series" position={position} />, { wrapper: MemoryRouter });
  expect(screen.queryByRole('navigation')).toBeNull();
});
