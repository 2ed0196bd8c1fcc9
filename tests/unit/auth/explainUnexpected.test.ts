import { expect, test, vi } from 'vitest';
import arabic from '../../../src/languages/ar';

test('outside English, an error that has no sentence of its own is named by its code', async () => {
  vi.doMock('#words/site', () => arabic);
  vi.doMock('#words/account', () => arabic);
  const { explainUnexpected } = await import('../../../src/auth/explainUnexpected');
  const error = Object.assign(new TypeError('The SDK’s message.'), { code: 'aborted' });
  expect(explainUnexpected(error)).toBe(arabic.account.unexpected('aborted'));
  expect(explainUnexpected(new TypeError('No module.'))).toBe(
    arabic.account.unexpected('TypeError'),
  );
  vi.doUnmock('#words/site');
  vi.doUnmock('#words/account');
});
