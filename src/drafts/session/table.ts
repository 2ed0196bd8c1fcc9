// What happens to a draft in a tab. docs/drafts.md explains it, and has the same table.

/** The states of a draft in a tab, in the order of the columns. */
export const states = [
  'closed',
  'same',
  'ahead',
  'discarded',
  'clash',
  'outdated',
  'failed',
  'publishing',
  'over',
] as const;

export type DraftState = (typeof states)[number];

/** Why an event changes nothing or can't happen, by the number that stands in the table. */
export const reasons = {
  1: 'There is no form in this tab: what is stored counts, and the list compares it with the cloud.',
  2: 'The draft has ended in this tab: its words are published, or another draft has them.',
  3: 'Nothing was changed since the copy, so no copy is due or on its way.',
  4: 'Fields and buttons are disabled while the post is on its way.',
  5: 'Only a post on its way gets this answer.',
  6: 'There is no button for it.',
  7: 'Copies go one at a time, and what another device reports waits for the answer.',
  8: 'It waits until the post has its answer: the transaction that publishes reads the copy itself.',
  9: 'This tab has the draft already.',
  10: 'The next save compares what is stored, and makes words that differ a draft of their own.',
} as const;

/**
 * A row for each event, a column for each state: the states that may follow (`=`: it stays; `rest`: the one that the draft's own data
 * gives), and after the dot what is written: `b` the browser's storage, `c` the cloud within some seconds, `C` the cloud at once, `p` the post; `x`: the stored draft is deleted.
 */
const rows = {
  // closed | same | ahead | discarded | clash | outdated | failed | publishing | over
  opened: 'rest publishing | 9 | 9 | 9 | 9 | 9 | 9 | 9 | 9',
  key: '1 | ahead · b c | = · b c | rest · b c | = · b | = ahead · b c | = ahead · b c | = · b | 2',
  pause: '1 | 3 | = · C | = · C | = | = · C | = · C | 8 | 2',
  sent: '= · b | 3 | = · b | = · b | 7 | = · b | = · b | 8 | 2',
  'copy answered': '= · b | 3 | same = · b | = · b | 7 | = · b | = · b | = · b | 2',
  'copy refused': '= | 3 | = | = | 7 | = | = | = | 2',
  'copy lost': '= | 3 | = | = | 7 | = | = | = | 2',
  'changed elsewhere':
    '1 | rest · b | rest over · b c | rest · b c | rest over · b c | rest over · b c | rest over · b c | 8 | 2',
  'discarded elsewhere':
    '1 | discarded · b | rest over · b c | = · b | rest over · b c | rest over · b c | rest over · b c | 8 | 2',
  'ended elsewhere':
    '1 | failed · b | failed = over · b x | failed = · b | failed ahead over · b x | failed = ahead over · b x | = ahead over · b x | 8 | 2',
  'stored elsewhere': '1 | rest | rest | rest | 10 | rest | 10 | 10 | 2',
  'taken over': '= | closed | closed | closed | closed | closed | closed | closed | 2',
  discard:
    '1 | discarded · b C | discarded · b C | 6 | 6 | discarded · b C | discarded · b C | 4 | 2',
  'put back': '1 | 6 | 6 | rest · b C | 6 | 6 | 6 | 4 | 2',
  submit:
    '1 | publishing · b p | publishing · b p | publishing · b p | = | publishing · b p | publishing · b p | 4 | 2',
  addressed: '= · b | 5 | 5 | 5 | 5 | 5 | 5 | = · b | 2',
  published:
    '= · x | = over · x | = over · x | = over · x | = over · x | = over · x | rest over · x | rest = over · x | 2',
  'answer lost': '= | 5 | 5 | 5 | 5 | 5 | 5 | = | 2',
  'post changed': '= · b | 5 | 5 | 5 | 5 | 5 | 5 | rest · b | 2',
  'post deleted': '= · b | 5 | 5 | 5 | 5 | 5 | 5 | rest · b | 2',
  'copy differs': '= · b | 5 | 5 | 5 | 5 | 5 | 5 | rest · b | 2',
  'address taken': '= · b | 5 | 5 | 5 | 5 | 5 | 5 | failed · b | 2',
  refused: '= · b | 5 | 5 | 5 | 5 | 5 | 5 | rest · b | 2',
  failed: '= · b | 5 | failed · b | 5 | 5 | failed · b | 5 | failed · b | 2',
  cancel: '1 | 6 | 6 | 6 | 6 | 6 | 6 | rest | 2',
  decide: '1 | 6 | 6 | 6 | rest · b c | rest · b c | 6 | 4 | 2',
  'connection gone': '= | = | = | = | = | = | = | = | 2',
  'connection back': '= | = | = · c | = · c | = | = · c | = · c | = | 2',
  'session ended': '= | = | = | = | = | = | = | = | 2',
  'storage full': '= | = | = | = | = | = | = | = | 2',
  hidden: '1 | = · C | = · C | = · C | = | = · C | = · C | = | 2',
  frozen: '= | = | = | = | = | = | = | = | 2',
  left: '= | closed · C | closed · C | closed · C | closed | closed · C | closed · C | = | 2',
  'clock set back': '= | = | = | = | = | = | = | = | 2',
  'a day passed': '= | = | = | = | = | = | = | = | 2',
};

// What follows from the draft itself, in the order in which stateOf decides.
const rest: DraftState[] = ['discarded', 'clash', 'outdated', 'ahead', 'same'];

export type DraftEvent = keyof typeof rows;

/** The cells of the table, by event and state, as they are written. */
export const table = new Map(
  Object.entries(rows).map(([event, row]) => {
    const cells = row.split(' | ');
    return [event as DraftEvent, new Map(states.map((state, i) => [state, cells[i]!]))];
  }),
);

/** What an event does in a state: which states may follow, and what is written. Undefined if it does nothing, for the reason in the table. */
export function readCell(
  event: DraftEvent,
  state: DraftState,
): { to: DraftState[]; writes: string[] } | undefined {
  const [to, writes] = table.get(event)!.get(state)!.split(' · ');
  if (to! in reasons) return undefined;
  const follows = to!
    .split(' ')
    .flatMap((name) => (name === '=' ? state : name === 'rest' ? rest : (name as DraftState)));
  return { to: follows, writes: writes?.split(' ') ?? [] };
}
