import { expect, test, vi } from 'vitest';
import '../../../src/firebase/noPing';
import { RE2JS } from '../../../src/firebase/noRe2js';

test('the image by which the Firestore SDK tests the network is not requested, others are', () => {
  const image = new Image();
  image.src = 'https://www.google.com/images/cleardot.gif?zx=1';
  expect(image.getAttribute('src')).toBeNull();
  image.src = 'https://example.com/photo.jpg';
  expect(image.getAttribute('src')).toBe('https://example.com/photo.jpg');
});

test('a pipeline query with a regular expression says what it needs, although the SDK catches the error', () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  expect(() => RE2JS.compile()).toThrow('need re2js');
  expect(report).toHaveBeenCalledOnce();
});
