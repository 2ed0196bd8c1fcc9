import { plural } from './site';
import type { search as english } from '../en/search';

export const search: typeof english = {
  label: 'Suche',
  searching: 'Die Suche läuft …',
  notLoaded:
    'Die Suche konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  noneFound: 'Kein Beitrag gefunden.',
  found: (count) =>
    plural(count, { one: '1 Beitrag gefunden.', other: `${count} Beiträge gefunden.` }),
  best: (count, shown) => `${count} Beiträge gefunden. Hier sind die ${shown} besten.`,
};
