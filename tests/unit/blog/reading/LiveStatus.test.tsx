import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { LiveStatus } from '../../../../src/blog/reading/LiveStatus';
import { useAnnouncement } from '../../../../src/layout/announce';
import type { Live } from '../../../../src/firebase/live';
import words from '../../../../src/languages/en';

// As in the layout.
const Announcements = () => <p role="status">{useAnnouncement()}</p>;

function show(live: Live<string>) {
  const onRetry = vi.fn();
  render(
    <>
      <LiveStatus live={live} what="post" onRetry={onRetry}>
        {(value) => <p>{value}</p>}
      </LiveStatus>
      <Announcements />
    </>,
  );
  return onRetry;
}

test.each<[Live<string>, string]>([
  [{ state: 'loading' }, words.reading.loadingPost],
  [{ state: 'ready', value: 'The post', stale: false }, 'The post'],
])('with %j, “%s” is shown without a message', (live, text) => {
  show(live);
  expect(screen.getAllByText(text)[0]).toBeVisible();
  expect(screen.queryByText(words.reading.paused)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each<[Live<string>, string]>([
  [{ state: 'offline' }, words.reading.unreachable],
  [
    { state: 'error', error: new Error('Failed to fetch https://example.com/a.js') },
    words.reading.postNotLoaded,
  ],
])('when the post is unavailable it says why, and Retry tries again: %j', async (live, text) => {
  const onRetry = show(live);
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  await userEvent.click(screen.getByRole('button', { name: words.frame.retry }));
  expect(onRetry).toHaveBeenCalledOnce();
});
