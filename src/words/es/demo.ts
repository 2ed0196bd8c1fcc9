import type { demo as english } from '../en/demo';

export const demo: typeof english = {
  note: 'Esto es una demostración: lo que escribas se queda en este navegador.',
  again: 'Empezar de nuevo',
};
