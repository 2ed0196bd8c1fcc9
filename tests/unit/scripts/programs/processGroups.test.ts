// @vitest-environment node
import { expect, test } from 'vitest';
import { livingGroups, readProcesses } from '../../../../scripts/programs/processGroups';

const ps = `
    1     0     1 Ss
   10     1    10 Ss
   11    10    10 Sl
   12    11    12 Ssl
   13    12    13 S
   20     1    20 S
   30     1    30 Zs
`;

test('what a started program starts is stopped with it, also in groups of its own', () => {
  expect(livingGroups([10], readProcesses(ps))).toEqual(new Set([10, 12, 13]));
});

test('a group whose starter has crashed is still known', () => {
  expect(livingGroups([9, 13], readProcesses(ps))).toEqual(new Set([13]));
});

test('what has ended is not waited for', () => {
  expect(livingGroups([30, 40], readProcesses(ps))).toEqual(new Set());
});
