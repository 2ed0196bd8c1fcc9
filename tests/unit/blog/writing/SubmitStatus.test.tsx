// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SubmitStatus, type Progress } from '../../../../src/blog/writing/SubmitStatus';

const today = new Date().setHours(14, 5);
const earlier = new Date(2026, 0, 31, 9, 7).getTime();

test.each<[Progress, RegExp]>([
  [{ state: 'idle' }, /^$/],
  [{ state: 'unsaved' }, /can’t save a draft/],
  [{ state: 'sending' }, /^Publishing…$/],
  [{ state: 'slow' }, /^This is taking longer than usual. Please keep this tab open/],
  [{ state: 'saved', at: today }, /at 14:05\.$/],
  [{ state: 'saved', at: earlier }, /at 31 Jan 2026, 09:07\.$/],
  [{ state: 'failed', reason: 'The post is too large.' }, /^$/],
])('the status of %j is %s, and only a failure is an alert', (progress, words) => {
  render(<SubmitStatus progress={progress} />);
  expect(screen.getByRole('status').textContent).toMatch(words);
  const alerts = screen.queryAllByRole('alert').map(({ textContent }) => textContent);
  expect(alerts).toEqual(progress.state === 'failed' ? [progress.reason] : []);
});
