import { allowed } from './allowed';
import { deniedReads } from './deniedReads';
import { deniedWrites } from './deniedWrites';
import type { Case } from './harness';
import { malformedPosts } from './malformedPosts';

const denied = 'permission-denied';

/** All cases, with the outcome that each suite expects. */
export const suites: { title: string; cases: Case[]; expected: string }[] = [
  { title: 'allowed requests', cases: allowed, expected: 'ok' },
  { title: 'malformed posts', cases: malformedPosts, expected: denied },
  { title: 'denied writes', cases: deniedWrites, expected: denied },
  { title: 'denied reads', cases: deniedReads, expected: denied },
];

/** A case in one line of printable ASCII. */
export const titleOf = ([actor, { name }, reason]: Case) =>
  `${actor} ${name.slice(0, 100)}: ${reason}`.replace(/[^ -~]/gu, encodeURIComponent);
