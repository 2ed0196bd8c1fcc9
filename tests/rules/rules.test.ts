import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { post } from './documents';
import { openHarness } from './harness';
import { set } from './requests';
import { suites, titleOf } from './suites';

const { attempt, close, readAll, reset } = await openHarness('demo-rules');
afterAll(close);

describe.each(suites)('$title', ({ cases, expected }) => {
  const mayChange = expected === 'ok' || cases.some(([, { hasSteps }]) => hasSteps);
  let stored: unknown;
  beforeAll(async () => {
    await reset();
    stored = await readAll();
  });
  beforeEach(() => (mayChange ? reset() : undefined));

  const titled = cases.map((one) => [titleOf(one), ...one] as const);
  test.each(titled)('%s', async (_, actor, request) => {
    expect(await attempt(actor, request)).toBe(expected);
  });

  if (mayChange) return;
  test('have changed nothing', async () => {
    expect(await readAll()).toEqual(stored);
  });
});

// The emulator's limit; beside the cases, as it takes seconds.
test('a post that is too large to be compared with its version can’t be created', async () => {
  await reset();
  const create = (count: number) => {
    const paragraphs = Array<object>(count).fill({ Paragraph: '' });
    return attempt('admin', set('blogs/new', post({ sections: [{ paragraphs }] })));
  };
  expect(await create(60_000)).toBe('permission-denied');
  expect(await create(40_000)).toBe('ok');
});
