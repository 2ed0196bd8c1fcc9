import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openHarness } from './harness';
import { suites, titleOf } from './suites';

const { attempt, close, readAll, reset } = await openHarness('demo-rules');
afterAll(close);

describe.each(suites)('$title', ({ cases, expected }) => {
  const mayChange = expected === 'ok';
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
