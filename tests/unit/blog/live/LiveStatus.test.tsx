import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LiveStatus } from '../../../../src/blog/live/LiveStatus';
import { NO_CHANGES } from '../../../../src/blog/live/changes';
import type { State } from '../../../../src/blog/live/store';
import words from '../../../../src/languages/en';

const { reading, frame } = words;

function show(state: State, value?: string, more: 'nothing' | 'changes' = 'nothing') {
  const live = { state, changes: { ...NO_CHANGES, more }, found: new Map() };
  render(
    <LiveStatus live={live} what="post" value={value}>
      {(text) => <p>{text}</p>}
    </LiveStatus>,
  );
}

test.each<[State, string | undefined]>([
  ['connecting', undefined],
  ['live', undefined],
  ['paused', reading.paused],
  ['polling', reading.paused],
  ['refused', reading.paused],
])('a page that is %s stays, and says if it is not live', (state, note) => {
  show(state, 'The post');
  expect(screen.getByText('The post')).toBeVisible();
  expect(screen.queryByText(reading.paused)?.textContent).toBe(note);
  expect(screen.queryAllByRole('button', { name: frame.retry })).toHaveLength(note ? 1 : 0);
});

test.each<[State, string]>([
  ['connecting', reading.loadingPost],
  ['paused', reading.unreachable],
  ['polling', reading.unreachable],
  ['refused', reading.postNotLoaded],
])('with nothing to show, it says why: %s', (state, text) => {
  show(state);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryAllByRole('button', { name: frame.retry })).toHaveLength(
    state === 'connecting' ? 0 : 1,
  );
});

test('a page that is too old for all changes says so, and offers a newer one', () => {
  show('live', 'The post', 'changes');
  expect(screen.getByText(reading.outdated)).toBeVisible();
  expect(screen.getByRole('button', { name: frame.reload })).toBeVisible();
});
