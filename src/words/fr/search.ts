import { plural } from './site';
import type { search as english } from '../en/search';

export const search: typeof english = {
  label: 'Recherche',
  searching: 'Recherche en cours…',
  notLoaded: 'La recherche n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
  noneFound: 'Aucun article trouvé.',
  found: (count) =>
    plural(count, { one: `${count} article trouvé.`, other: `${count} articles trouvés.` }),
  best: (count, shown) => `${count} articles trouvés. Voici les ${shown} meilleurs.`,
};
