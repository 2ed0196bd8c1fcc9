import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { LiveStatus } from '../../../../src/blog/reading/LiveStatus';
import { useAnnouncement } from '../../../../src/layout/announce';
import type { Live } from '../../../../src/firebase/live';

// As the layout has it.
const Announcements = () => <p role="status">{useAnnouncement()}</p>;

function show(live: Live<string>, what: 'post' | 'posts' = 'posts') {
  const onRetry = vi.fn();
  render(
    <>
      <LiveStatus live={live} what={what} onRetry={onRetry}>
        {(value) => <p>{value}</p>}
      </LiveStatus>
      <Announcements />
    </>,
  );
  return onRetry;
}

const error = new Error('Failed to fetch dynamically imported module: https://example.com/a.js');

test('while the posts are loading, it says so', () => {
  show({ state: 'loading' });
  expect(screen.getByRole('status')).toHaveTextContent('Loading the posts…');
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each<[Live<string>, string]>([
  [{ state: 'offline' }, 'The blog can’t be reached.'],
  [{ state: 'error', error }, 'The posts could not be loaded.'],
])('when the posts are unavailable it says why, and Retry tries again: %j', async (live, text) => {
  const onRetry = show(live);
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('no URL of the code that failed to load is shown', () => {
  show({ state: 'error', error });
  expect(screen.getByRole('alert')).not.toHaveTextContent('example.com');
});

test.each<Live<string>['state']>(['loading', 'offline', 'error'])(
  'every message fits one post as well as many: %s',
  (state) => {
    show({ state, error } as Live<string>, 'post');
    expect(document.body).not.toHaveTextContent(/post (will )?appear|themselves|posts/);
  },
);

test('a current value is shown without a message', () => {
  show({ state: 'ready', value: 'Six posts', stale: false });
  expect(screen.getByText('Six posts')).toBeVisible();
  expect(screen.queryByText(/paused/)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a stale value stays on screen, with a message and Retry', async () => {
  const onRetry = show({ state: 'ready', value: 'Six posts', stale: true });
  expect(screen.getByText('Six posts')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(
    'Showing a saved copy; live updates are paused.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
