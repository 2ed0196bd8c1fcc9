import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { Lately } from '../../../src/list/Lately';
import { createCache } from '../../../src/post/cache';
import { aBlog } from '../../fixtures/posts';

vi.mock('../../../src/list/LiveNewest', () => ({ default: () => 'Live' }));

test('the home page asks the database only after five seconds', async () => {
  vi.useFakeTimers();
  const cache = createCache({ newest: [aBlog({ Title: 'Built' })] });
  render(<Lately cache={cache} />, { wrapper: MemoryRouter });
  await act(() => vi.advanceTimersByTimeAsync(4_999));
  expect(screen.getByText('Built')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(1));
  vi.useRealTimers();
  expect(await screen.findByText('Live')).toBeVisible();
});
