import { allowed } from './allowed';
import { allowedChanges } from './allowedChanges';
import { deniedBatches } from './deniedBatches';
import { deniedChanges } from './deniedChanges';
import { deniedCreations } from './deniedCreations';
import { deniedReads } from './deniedReads';
import { deniedRestCalls } from './deniedRestCalls';
import { deniedUserWrites } from './deniedUserWrites';
import type { Case } from './harness';
import { malformedEdits } from './malformedEdits';
import { malformedPosts } from './malformedPosts';

const denied = 'permission-denied';

/** All cases, with the outcome that each suite expects. The first five suites kill most mutants. */
export const suites: { title: string; cases: Case[]; expected: string }[] = [
  { title: 'allowed requests', cases: allowed, expected: 'ok' },
  { title: 'allowed changes', cases: allowedChanges, expected: 'ok' },
  { title: 'denied creations', cases: deniedCreations, expected: denied },
  { title: 'malformed posts', cases: malformedPosts, expected: denied },
  { title: 'malformed edits', cases: malformedEdits, expected: denied },
  { title: 'denied writes to users documents', cases: deniedUserWrites, expected: denied },
  { title: 'denied batches', cases: deniedBatches, expected: denied },
  { title: 'denied reads', cases: deniedReads, expected: denied },
  { title: 'denied changes', cases: deniedChanges, expected: denied },
  { title: 'denied REST calls', cases: deniedRestCalls, expected: denied },
];

/** A case in one line of printable ASCII. */
export const titleOf = ([actor, { name }, reason]: Case) =>
  `${actor} ${name.slice(0, 100)}: ${reason}`.replace(/[^ -~]/gu, encodeURIComponent);
