import { expect, test } from 'vitest';
import '../../../src/firebase/noPing';

test('the image by which the Firestore SDK tests the network is not requested, others are', () => {
  const image = new Image();
  image.src = 'https://www.google.com/images/cleardot.gif?zx=1';
  expect(image.getAttribute('src')).toBeNull();
  image.src = 'https://example.com/photo.jpg';
  expect(image.getAttribute('src')).toBe('https://example.com/photo.jpg');
});
