// Outlives its launcher, however that ends, and then stops everything the launcher had started. Standard
// input carries the process groups, one a line; the operating system closes it when the launcher is gone.
import { execFileSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { livingGroups, readProcesses } from './processGroups';

let groups = new Set<number>();

function look() {
  const ps = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,pgid=,stat='], { encoding: 'utf8' });
  groups = livingGroups(groups, readProcesses(ps));
}

function signal(name: NodeJS.Signals) {
  for (const group of groups) {
    try {
      process.kill(-group, name);
    } catch {
      // It has ended by itself in the meantime.
    }
  }
}

async function allGone(milliseconds: number) {
  const deadline = Date.now() + milliseconds;
  for (look(); groups.size > 0 && Date.now() < deadline; look()) await sleep(50);
  return groups.size === 0;
}

for await (const line of createInterface({ input: process.stdin })) {
  groups.add(Number(line));
  // The Firebase CLI gives its Java a group of its own: know it before the CLI can crash.
  look();
}
look();
signal('SIGINT');
if (!(await allGone(4000))) {
  signal('SIGKILL');
  await allGone(2000);
}
