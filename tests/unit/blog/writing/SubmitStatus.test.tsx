import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SubmitStatus, type Progress } from '../../../../src/blog/writing/SubmitStatus';

test('while nothing has happened yet, nothing is said', () => {
  render(<SubmitStatus progress={{ state: 'writing' }} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each<[Exclude<Progress['state'], 'failed'>, string]>([
  ['kept', 'Draft saved'],
  ['unkept', 'can’t save a draft'],
  ['sending', 'Publishing…'],
  ['waiting', 'Your post is waiting and will be published when the connection is back.'],
])('a post that is %s has its own words', (state, words) => {
  render(<SubmitStatus progress={{ state }} />);
  expect(screen.getByRole('status')).toHaveTextContent(words);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a post that failed says the reason, as an alert', () => {
  render(<SubmitStatus progress={{ state: 'failed', reason: 'The post is too large.' }} />);
  expect(screen.getByRole('alert')).toHaveTextContent('The post is too large.');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
