import type { contact as english } from '../en/contact';

export const contact: typeof english = {
  heading: 'Coordonnées',
  email: 'E-mail',
  phone: 'Téléphone',
  location: 'Lieu',
  show: (what) => `Afficher : ${what}`,
  description: (name, ways) => `Comment joindre ${name} : ${ways}`,
};
