import type { gallery as english } from '../en/gallery';

export const gallery: typeof english = {
  label: 'Imágenes',
  numberOf: (number, count) => `Imagen ${number} de ${count}`,
  previous: 'Anterior',
  next: 'Siguiente',
  close: 'Cerrar',
};
