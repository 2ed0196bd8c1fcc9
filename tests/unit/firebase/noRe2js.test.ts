import { expect, test, vi } from 'vitest';
import { RE2JS } from '../../../src/firebase/noRe2js';

test('a pipeline query with a regular expression says what it needs, although the SDK catches the error', () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  expect(() => RE2JS.compile()).toThrow('need re2js');
  expect(report).toHaveBeenCalledOnce();
});
