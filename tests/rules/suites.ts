import { allowed } from './allowed';
import { deniedReads } from './deniedReads';
import { deniedWrites } from './deniedWrites';
import type { Case } from './harness';
import { malformedPosts } from './malformedPosts';
import { allowedPictures, deniedPictures } from './pictures';

const denied = 'permission-denied';

/** All cases, with the outcome that each suite expects. */
export const suites: { title: string; cases: Case[]; expected: string }[] = [
  { title: 'allowed requests', cases: allowed, expected: 'ok' },
  { title: 'malformed posts', cases: malformedPosts, expected: denied },
  { title: 'denied writes', cases: deniedWrites, expected: denied },
  { title: 'denied reads', cases: deniedReads, expected: denied },
  { title: 'allowed requests about pictures', cases: allowedPictures, expected: 'ok' },
  { title: 'denied requests about pictures', cases: deniedPictures, expected: denied },
];

/** A case in one line of printable ASCII. */
export const titleOf = ([actor, { name }, reason]: Case) =>
  `${actor} ${name.slice(0, 100)}: ${reason}`.replace(/[^ -~]/gu, encodeURIComponent);
