// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { announce, useAnnouncement } from '../../../src/layout/announce';

function Region() {
  return <p role="status">{useAnnouncement()}</p>;
}

/** Announces sentences at the same time. Returns the text of the region. */
async function say(...sentences: string[]) {
  await act(() => Promise.resolve(sentences.forEach(announce)));
  return screen.getByRole('status').textContent;
}

test('sentences announced at the same time are read together, later ones alone', async () => {
  render(<Region />);
  expect(await say('Live updates are back.', '2 new posts')).toBe(
    'Live updates are back. 2 new posts',
  );
  expect(await say('2 new posts')).toBe('2 new posts');
});

test('a sentence announced again is read again: the text of the region changes', async () => {
  render(<Region />);
  const first = await say('Link copied');
  const second = await say('Link copied');
  expect(second).not.toBe(first);
  expect(second.trim()).toBe('Link copied');
});
