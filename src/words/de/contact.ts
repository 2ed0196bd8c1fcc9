import type { contact as english } from '../en/contact';

export const contact: typeof english = {
  heading: 'Kontakt',
  email: 'E-Mail',
  phone: 'Telefon',
  location: 'Ort',
  show: (what) => `${what} anzeigen`,
  description: (name, ways) => `So erreichen Sie ${name}: ${ways}`,
};
