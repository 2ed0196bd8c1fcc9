import type { demo as english } from '../en/demo';

export const demo: typeof english = {
  note: 'Dies ist eine Demo: Was Sie schreiben, bleibt in diesem Browser.',
  again: 'Von vorn anfangen',
};
