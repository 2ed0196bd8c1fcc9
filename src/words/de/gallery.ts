import type { gallery as english } from '../en/gallery';

export const gallery: typeof english = {
  label: 'Bilder',
  numberOf: (number, count) => `Bild ${number} von ${count}`,
  previous: 'Zurück',
  next: 'Weiter',
  close: 'Schließen',
};
