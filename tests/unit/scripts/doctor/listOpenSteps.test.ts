import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'pathe';
import { expect, test } from 'vitest';
import project from '../../../../package.json' with { type: 'json' };
import { listOpenSteps } from '../../../../scripts/doctor/listOpenSteps';
import { createFolder } from '../../../fixtures/createFolder';

const START = '# Changelog\n\n## 1.0.0 (2026-11-01)\n\n- Old. **Do:** this old step.\n';
const UPDATED =
  '# Changelog\n\n## Unreleased\n\n- New.\n\n## 1.1.0 (2026-11-20)\n\n- A. **Do:** deploy\n  once.\n- B has a reason: it is long. **Do:** one. **Do:** two.\n\n' +
  START.slice('# Changelog\n\n'.length);

/** An owner’s clone, and what upstream has since. Upstream has merged before. */
async function createClone() {
  const [upstream, own] = [await createFolder(), join(await createFolder(), 'own')];
  const env = { ...process.env, GIT_COMMITTER_DATE: '2026-11-02T12:00:00Z' };
  const run = (cwd: string, ...args: string[]) => {
    const all = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args];
    return execFileSync('git', all, { cwd, env });
  };
  const commit = (cwd: string, file: string, text: string) => {
    writeFileSync(join(cwd, file), text);
    run(cwd, 'add', '.');
    run(cwd, 'commit', '-qm', file);
  };
  run(upstream, 'init', '-q', '-b', 'main');
  commit(upstream, 'a', 'a');
  run(upstream, 'switch', '-qc', 'part');
  commit(upstream, 'CHANGELOG.md', START);
  run(upstream, 'switch', '-q', 'main');
  run(upstream, 'merge', '-q', '--no-ff', '--no-edit', 'part');
  run(upstream, 'clone', '-q', upstream, own);
  const update = () => {
    if (!run(own, 'remote').includes('upstream')) run(own, 'remote', 'add', 'upstream', upstream);
    run(own, 'pull', '-q', '--no-rebase', '--no-edit', 'upstream', 'main');
  };
  return { upstream, own, commit, update };
}

const STEPS = [
  '1.1.0 (2026-11-20): A. Do: deploy once.',
  '1.1.0 (2026-11-20): B has a reason: it is long. Do: one. two.',
];
const listSteps = async (dir: string) =>
  (await listOpenSteps(dir)).flatMap(({ level, what, how }) =>
    level === 'hint' ? [`${what} ${how}`] : [],
  );

test('a clone that was never updated has no steps', async () => {
  const { own, commit } = await createClone();
  commit(own, 'a', 'mine');
  expect(await listOpenSteps(own)).toMatchObject([
    { level: 'ok', what: 'This clone has not been updated from a remote named “upstream”.' },
  ]);
});

test.each(['with', 'without'])(
  'an update of a clone %s commits of its own lists the steps that came with it, until the next one',
  async (kind) => {
    const { upstream, own, commit, update } = await createClone();
    if (kind === 'with') commit(own, 'a', 'mine');
    commit(upstream, 'CHANGELOG.md', UPDATED);
    update();
    expect(await listSteps(own)).toEqual(STEPS);
    commit(own, 'b', 'mine, too');
    expect(await listSteps(own)).toEqual(STEPS);
    commit(upstream, 'CHANGELOG.md', UPDATED.replace('- New.', '- New.\n- C. **Do:** three.'));
    update();
    expect(await listSteps(own)).toEqual(['Unreleased: C. Do: three.']);
  },
);

test('an older entry that was worded anew is no step', async () => {
  const { upstream, own, commit, update } = await createClone();
  commit(own, 'b', 'mine');
  commit(upstream, 'CHANGELOG.md', UPDATED.replace('Old. **Do:** this', 'Older. **Do:** that'));
  update();
  expect(await listSteps(own)).toEqual(STEPS);
});

test('an update that asks for nothing says so', async () => {
  const { upstream, own, commit, update } = await createClone();
  commit(own, 'a', 'mine');
  commit(upstream, 'CHANGELOG.md', START.replace('- Old', '- No step.\n- Old'));
  update();
  expect(await listOpenSteps(own)).toMatchObject([
    { what: expect.stringMatching(/asks for no step/) as string },
  ]);
});

test('entries stand below releases with a number and a day, the newest first, which package.json has too', () => {
  const headings = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## (.*)$/gm)].map(
    ([, one]) => one!,
  );
  const releases = headings.filter((one) => one !== 'Unreleased');
  expect(headings.lastIndexOf('Unreleased')).toBeLessThanOrEqual(0);
  const parts = releases.map((one) => /^(1\.\d+\.\d+) \((20\d\d-\d\d-\d\d)\)$/.exec(one)?.slice(1));
  const [numbers, days] = [parts.map((one) => one?.[0]), parts.map((one) => one?.[1])];
  const { compare } = new Intl.Collator('en', { numeric: true });
  const newestFirst = (one = '', other = '') => compare(other, one);
  expect(numbers).toEqual([...new Set(numbers)].sort(newestFirst));
  expect(days).toEqual(days.toSorted(newestFirst));
  expect(numbers[0]).toBe(project.version);
});
