/** A line of `ps -A -o pid=,ppid=,pgid=,stat=`. */
interface Process {
  pid: number;
  parent: number;
  group: number;
}

/** Reads the output of `ps -A -o pid=,ppid=,pgid=,stat=`, without what has ended but is still listed (Z). */
export function readProcesses(ps: string): Process[] {
  return ps
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , , state]) => !state?.startsWith('Z'))
    .map(([pid, parent, group]) => ({
      pid: Number(pid),
      parent: Number(parent),
      group: Number(group),
    }));
}

/** Those of `groups` that still have a process, and every group that a process of theirs has started. */
export function livingGroups(groups: Iterable<number>, processes: Process[]): Set<number> {
  const known = new Set(groups);
  const living = new Set(processes.filter((one) => known.has(one.group)).map((one) => one.group));
  for (let before = -1; before !== living.size;) {
    before = living.size;
    const members = new Set(processes.filter((one) => living.has(one.group)).map((one) => one.pid));
    for (const one of processes) if (members.has(one.parent)) living.add(one.group);
  }
  return living;
}
