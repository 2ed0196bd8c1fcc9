import { allowed } from './allowed';
import { hostileChanging } from './deniedChanges';
import { hostileCreating } from './deniedCreations';
import { hostileReading } from './deniedReads';
import { hostileRest } from './deniedRestCalls';
import { hostileUsers } from './deniedUserWrites';

const refused = 'permission-denied';

/** All cases by their topic, and how each of a topic must end. Most mutants are noticed by the first two. */
export const topics = [
  { topic: 'allowed', cases: allowed, end: 'ok' },
  { topic: 'refused creations', cases: hostileCreating, end: refused },
  { topic: 'refused ways to the flag, and mixed batches', cases: hostileUsers, end: refused },
  { topic: 'refused reads', cases: hostileReading, end: refused },
  { topic: 'refused changes', cases: hostileChanging, end: refused },
  { topic: 'refused REST calls', cases: hostileRest, end: refused },
];
