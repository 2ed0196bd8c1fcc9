/** What every page of the demo says. */
export const demo = {
  note: 'This is a demo: what you write stays in this browser.',
  again: 'Start again',
};
