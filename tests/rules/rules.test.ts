import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openHarness } from './harness';
import { suites, titleOf } from './suites';

const { attempt, close, readAll, reset } = await openHarness('demo-rules');
beforeEach(reset);
afterAll(close);

describe.each(suites)('$title', ({ cases, expected }) => {
  const titled = cases.map((one) => [titleOf(one), ...one] as const);

  test.each(titled)('%s', async (_, actor, request) => {
    const before = await readAll();
    expect(await attempt(actor, request)).toBe(expected);
    if (expected !== 'ok') expect(await readAll()).toEqual(before);
  });
});
