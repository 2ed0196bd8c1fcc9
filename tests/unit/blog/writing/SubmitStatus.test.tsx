import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SubmitStatus, type Progress } from '../../../../src/blog/writing/SubmitStatus';

test('an idle form says nothing', () => {
  render(<SubmitStatus progress={{ state: 'idle' }} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each<[Exclude<Progress['state'], 'failed' | 'saved'>, string]>([
  ['unsaved', 'can’t save a draft'],
  ['sending', 'Publishing…'],
  ['slow', 'taking longer than usual'],
])('a post that is %s has a message of its own', (state, words) => {
  render(<SubmitStatus progress={{ state }} />);
  expect(screen.getByRole('status')).toHaveTextContent(words);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a saved draft says at what time it was saved, and on another day when', () => {
  const now = new Date();
  now.setHours(14, 5);
  const { rerender } = render(<SubmitStatus progress={{ state: 'saved', at: now.getTime() }} />);
  expect(screen.getByRole('status')).toHaveTextContent(/at 14:05\.$/);
  const earlier = new Date(2026, 0, 31, 9, 7).getTime();
  rerender(<SubmitStatus progress={{ state: 'saved', at: earlier }} />);
  expect(screen.getByRole('status')).toHaveTextContent(/at 31 Jan 2026, 09:07\.$/);
});

test('a failed post shows the reason as an alert', () => {
  render(<SubmitStatus progress={{ state: 'failed', reason: 'The post is too large.' }} />);
  expect(screen.getByRole('alert')).toHaveTextContent('The post is too large.');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a post that is only slow to send is not said to be unreachable', () => {
  render(<SubmitStatus progress={{ state: 'slow' }} />);
  expect(screen.getByRole('status')).not.toHaveTextContent(/reach|offline/);
});
