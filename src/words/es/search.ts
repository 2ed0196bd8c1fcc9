import { plural } from './site';
import type { search as english } from '../en/search';

export const search: typeof english = {
  label: 'Buscar',
  searching: 'Buscando…',
  notLoaded: 'No se pudo cargar la búsqueda. Comprueba tu conexión e inténtalo de nuevo.',
  noneFound: 'No se encontró ninguna entrada.',
  found: (count) =>
    plural(count, { one: '1 entrada encontrada.', other: `${count} entradas encontradas.` }),
  best: (count, shown) => `${count} entradas encontradas. Estas son las ${shown} mejores.`,
};
