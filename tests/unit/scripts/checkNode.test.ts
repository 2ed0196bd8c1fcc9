// @vitest-environment node
import { execFileSync, spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { engines } from '../../../package.json';

/** Runs the check in a Node that says it is of another version. */
function checkAs(version: string) {
  const pretend = `Object.defineProperty(process, 'version', { value: '${version}' });`;
  const script = `${pretend} require('./scripts/check-node.cjs')`;
  const { status, stderr } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' });
  return { status, stderr };
}

test('the Node that runs these tests is new enough', () => {
  expect(execFileSync(process.execPath, ['scripts/check-node.cjs'], { encoding: 'utf8' })).toBe('');
});

test('a too old Node gets one sentence and exit code 1', () => {
  const [major, minor] = engines.node.replace('>=', '').split('.').map(Number) as [number, number];
  for (const version of ['v0.12.18', `v${major - 1}.99.0`, `v${major}.${minor - 1}.9`]) {
    const { status, stderr } = checkAs(version);
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toContain(version);
  }
});

test('a newer Node passes without a word', () => {
  expect(checkAs('v99.0.0')).toEqual({ status: 0, stderr: '' });
});
