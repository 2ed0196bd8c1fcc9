import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openHarness } from './harness';
import { suites, titleOf } from './suites';

const harness = await openHarness('demo-rules');
beforeEach(harness.reset);
afterAll(harness.close);

describe.each(suites)('$title', ({ cases, expected }) => {
  const titled = cases.map((one) => [titleOf(one), ...one] as const);

  test.each(titled)('%s', async (_, actor, request) => {
    const before = await harness.readAll();
    expect(await harness.attempt(actor, request)).toBe(expected);
    if (expected !== 'ok') expect(await harness.readAll()).toEqual(before);
  });
});
