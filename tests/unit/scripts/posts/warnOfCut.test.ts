import { expect, test, vi } from 'vitest';
import { warnOfCut } from '../../../../scripts/posts/warnOfCut';
import { aBlog } from '../../../fixtures/posts';

test('the build names a post whose title or summary is cut, in a line', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const [Title, Summary] = [`A title${' x'.repeat(100)}`, 'S'.repeat(501)];
  warnOfCut([aBlog(), aBlog({ Title }), aBlog({ Title: 'Short', Summary })]);
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^! Post “A title.*…”: its Title has 207 characters\. .* first 200\.$/)],
    [
      '! Post “Short”: its Summary has 501 characters. Lists, feeds and the search show the first 500.',
    ],
  ]);
});
