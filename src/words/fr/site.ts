import { pluralIn } from '../../plural';
import type { site as english } from '../en/site';

export const site: typeof english = {
  lang: 'fr',
  locale: 'fr-FR',
  dir: 'ltr',
  comma: ', ',
  colon: '\u00a0: ',
};

export const plural = pluralIn('fr');
