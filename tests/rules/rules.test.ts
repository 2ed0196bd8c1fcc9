import { readFileSync } from 'node:fs';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { topics } from './suites';
import { openWorld } from './harness';

const world = await openWorld('demo-hostile', readFileSync('firestore.rules', 'utf8'));
beforeEach(() => world.reset());
afterAll(() => world.close());

describe.each(topics)('$topic', ({ cases, end }) => {
  const named = cases.map(([who, request, why]) => ({
    who,
    request,
    name: `${who} ${request.name}: ${why}`,
  }));

  test.each(named)('$name', async ({ who, request }) => {
    const before = await world.dump();
    expect(await world.outcome(who, request)).toBe(end);
    if (end !== 'ok') expect(await world.dump()).toEqual(before);
  });
});
