import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SubmitStatus, type Progress } from '../../../../src/blog/writing/SubmitStatus';

test('an idle form says nothing', () => {
  render(<SubmitStatus progress={{ state: 'idle' }} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each<[Exclude<Progress['state'], 'failed'>, string]>([
  ['saved', 'Draft saved'],
  ['unsaved', 'can’t save a draft'],
  ['sending', 'Publishing…'],
  ['slow', 'taking longer than usual'],
])('a post that is %s has a message of its own', (state, words) => {
  render(<SubmitStatus progress={{ state }} />);
  expect(screen.getByRole('status')).toHaveTextContent(words);
  expect(screen.queryByRole('alert')).toBeNull();
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
