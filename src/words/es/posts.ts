import type { posts as english } from '../en/posts';

export const posts: typeof english = {
  untitled: 'Sin título',
  undated: 'Sin fecha',
  fromYear: (year) => `Entradas de ${year}`,
  withoutDate: 'Entradas sin fecha',
  published: 'Entrada publicada.',
  signedOut:
    'Has cerrado la sesión. Tu texto se conserva como borrador en este navegador: inicia sesión y elige «Escribir una entrada» para continuar.',
};
