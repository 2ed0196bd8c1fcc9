import type { home as english } from '../en/home';

export const home: typeof english = {
  title: 'Sobre mí',
  readCv: 'Leer mi currículum',
  readBlog: 'Leer el blog',
  write: 'Escribirme',
  building: 'En marcha: ',
  now: (job) => `Actualmente: ${job}`,
  available: (when) => `disponible desde: ${when}`,
  seeking: (what) => `busca: ${what}`,
  portraitOf: (name) => `Retrato de ${name}`,
  lately: 'Últimas entradas',
};
