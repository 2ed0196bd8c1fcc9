import { expect, test } from 'vitest';
import { explainAddress } from '../../../../scripts/import/redirects';

test.each([
  ['/', 'is a page of this site'],
  ['/cv/', 'is a page of this site'],
  ['/a*b', 'can’t be redirected'],
  ['/:year/a', 'can’t be redirected'],
  ['/2020/01/31/a.html', undefined],
  ['/caf%C3%A9/', undefined],
])('the old address %s %s', (address, words) => {
  expect(explainAddress(address)).toEqual(words && expect.stringContaining(`${address} ${words}`));
});
