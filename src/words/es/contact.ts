import type { contact as english } from '../en/contact';

export const contact: typeof english = {
  heading: 'Datos de contacto',
  email: 'Correo',
  phone: 'Teléfono',
  location: 'Lugar',
  show: (what) => `Mostrar: ${what}`,
  description: (name, ways) => `Cómo contactar con ${name}: ${ways}`,
};
