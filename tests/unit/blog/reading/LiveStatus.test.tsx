import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { LiveState } from '../../../../src/blog/reading/LiveStatus';
import type { Live } from '../../../../src/firebase/live';

function show(live: Live<string>) {
  const onRetry = vi.fn();
  render(
    <LiveState live={live} what="the posts" onRetry={onRetry}>
      {(value) => <p>{value}</p>}
    </LiveState>,
  );
  return onRetry;
}

const loaded = { state: 'loaded', value: 'Six posts' } as const;

test('while the posts are loading, that is said', () => {
  show({ state: 'waiting' });
  expect(screen.getByRole('status')).toHaveTextContent('Loading the posts…');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('when the database can’t be reached, that is said, and Retry tries again', async () => {
  const onRetry = show({ state: 'unreachable' });
  expect(screen.getByRole('alert')).toHaveTextContent('The blog can’t be reached.');
  expect(onRetry).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('when loading failed, the reason is said, and Retry tries again', async () => {
  const onRetry = show({ state: 'failed', error: new Error('Missing permissions.') });
  expect(screen.getByRole('alert')).toHaveTextContent('Loading the posts failed.');
  expect(screen.getByRole('alert')).toHaveTextContent('Missing permissions.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('what is loaded is shown, without a word about loading', () => {
  show({ ...loaded, current: true });
  expect(screen.getByText('Six posts')).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what may have been overtaken stays on screen, with one line that says so', () => {
  show({ ...loaded, current: false });
  expect(screen.getByText('Six posts')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(
    'Showing a saved copy; live updates are paused.',
  );
});
