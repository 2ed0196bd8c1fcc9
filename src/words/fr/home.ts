import type { home as english } from '../en/home';

export const home: typeof english = {
  title: 'À propos',
  readCv: 'Lire mon CV',
  readBlog: 'Lire le blog',
  write: 'M’écrire',
  building: 'En cours : ',
  now: (job) => `Actuellement : ${job}`,
  available: (when) => `disponible à partir de : ${when}`,
  seeking: (what) => `recherche : ${what}`,
  portraitOf: (name) => `Portrait de ${name}`,
  lately: 'Derniers articles',
};
