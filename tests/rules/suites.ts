import { allowed } from './allowed';
import { deniedReads } from './deniedReads';
import { deniedWrites } from './deniedWrites';
import type { Case } from './harness';
import { malformedPosts } from './malformedPosts';
import { allowedPictures, deniedPictures } from './pictures';
import { deniedSteps } from './sequences';

const denied = 'permission-denied';

/** All cases, with the outcome that each suite expects. First those that change nothing, as they need no reset in between. */
export const suites: { title: string; cases: Case[]; expected: string }[] = [
  { title: 'malformed posts', cases: malformedPosts, expected: denied },
  { title: 'denied writes', cases: deniedWrites, expected: denied },
  { title: 'denied reads', cases: deniedReads, expected: denied },
  { title: 'denied requests about pictures', cases: deniedPictures, expected: denied },
  { title: 'allowed requests', cases: allowed, expected: 'ok' },
  { title: 'allowed requests about pictures', cases: allowedPictures, expected: 'ok' },
  { title: 'denied last steps', cases: deniedSteps, expected: denied },
];

/** A case in one line of printable ASCII. */
export const titleOf = ([actor, { name }, reason]: Case) =>
  `${actor} ${name.slice(0, 100)}: ${reason}`.replace(/[^ -~]/gu, encodeURIComponent);
