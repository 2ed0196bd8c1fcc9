import type { editions as english } from '../en/editions';

export const editions: typeof english = {
  otherLists: 'Entradas en otros idiomas',
  translations: 'En otros idiomas',
};
