import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isStopped } from '../../../src/firebase/sdkFault';
import { LiveStatus } from '../../../src/live/LiveStatus';
import { NO_CHANGES } from '../../../src/live/changes';
import type { State } from '../../../src/live/connection';
import * as words from '../../fixtures/words/en';

const { reading, frame } = words;

function show(state: State, value?: string, more: 'nothing' | 'changes' = 'nothing') {
  const live = { state, changes: { ...NO_CHANGES, more }, found: new Map() };
  return render(
    <LiveStatus live={live} what="post" value={value}>
      {(text) => <p>{text}</p>}
    </LiveStatus>,
  );
}

test.each<[State, string | undefined, string | undefined]>([
  ['connecting', undefined, reading.loadingPost],
  ['live', undefined, undefined],
  ['paused', reading.paused, reading.unreachable],
  ['refused', reading.paused, reading.postNotLoaded],
])('a page that is %s stays, and says %s; one with nothing to show says %s', (state, note, why) => {
  const retries = () => screen.queryAllByRole('button', { name: frame.retry }).length;
  const { unmount } = show(state, 'The post');
  expect(screen.getByText('The post')).toBeVisible();
  expect(screen.queryByText(reading.paused)?.textContent).toBe(note);
  expect(retries()).toBe(note ? 1 : 0);
  unmount();
  if (!why) return;
  show(state);
  expect(screen.getByText(why)).toBeVisible();
  expect(retries()).toBe(state === 'connecting' ? 0 : 1);
});

test('a page that was never live offers the next build instead of Retry', () => {
  const live = { state: 'paused' as const, found: new Map() };
  render(
    <LiveStatus live={live} what="post" value="The post">
      {(text) => <p>{text}</p>}
    </LiveStatus>,
  );
  expect(screen.getByText(reading.paused)).toBeVisible();
  expect(screen.getByRole('button').textContent).toBe(frame.reload);
});

test('a page that is too old for all changes says so, and offers a newer one', () => {
  show('live', 'The post', 'changes');
  expect(screen.getByText(reading.outdated)).toBeVisible();
  expect(screen.getByRole('button', { name: frame.reload })).toBeVisible();
});

// The last test of the file, as nothing but a reload starts the SDK again.
test.each<[State, string | undefined]>([
  ['live', 'The post'],
  ['paused', 'The post'],
  ['connecting', undefined],
  ['refused', undefined],
])('once the SDK has stopped, a page that is %s offers only to reload', (state, value) => {
  show(state, value);
  act(() => void isStopped(new Error('FIRESTORE INTERNAL ASSERTION FAILED')));
  const sentence = value ? reading.stopped : frame.broken;
  expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.getByRole('button').textContent).toBe(frame.reload);
  expect(screen.queryByText('The post') !== null).toBe(value !== undefined);
});
