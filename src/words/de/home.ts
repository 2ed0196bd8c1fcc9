import type { home as english } from '../en/home';

export const home: typeof english = {
  title: 'Über mich',
  readCv: 'Zum Lebenslauf',
  readBlog: 'Zum Blog',
  write: 'E-Mail schreiben',
  building: 'In Arbeit: ',
  now: (job) => `Zurzeit: ${job}`,
  available: (when) => `verfügbar ab: ${when}`,
  seeking: (what) => `sucht: ${what}`,
  portraitOf: (name) => `Porträt von ${name}`,
  lately: 'Aktuell im Blog',
};
