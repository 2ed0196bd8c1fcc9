import type { gallery as english } from '../en/gallery';

export const gallery: typeof english = {
  label: 'Images',
  numberOf: (number, count) => `Image ${number} sur ${count}`,
  previous: 'Précédente',
  next: 'Suivante',
  close: 'Fermer',
};
