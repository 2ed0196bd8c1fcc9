import type { demo as english } from '../en/demo';

export const demo: typeof english = {
  note: 'Ceci est une démo : ce que vous écrivez reste dans ce navigateur.',
  again: 'Recommencer à zéro',
};
