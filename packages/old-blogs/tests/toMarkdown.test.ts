import { expect, test } from 'vitest';
import { toMarkdown } from '../toMarkdown';

const addresses = { findPicture: () => Promise.resolve(undefined), findTarget: () => undefined };

test('redirects of an old blog become what they lead to, and an address with somebody’s data is noted', async () => {
  const body = `See [a](https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.com%2Fa&h=AT0) and
<https://example.com/?email=me%40company.example>.`;
  const post = { file: 'a.md', addresses: [], data: {}, body, hardBreaks: false };
  const converted = await toMarkdown(post as never, addresses);
  expect(converted.body).toBe(
    'See [a](https://example.com/a) and <https://example.com/?email=me%40company.example>.',
  );
  expect(converted.notes).toEqual([
    'the address https://example.com/?email=me%40company.example may name a person or let others sign in',
  ]);
});
