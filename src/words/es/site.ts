import { pluralIn } from '../../plural';
import type { site as english } from '../en/site';

export const site: typeof english = {
  lang: 'es',
  locale: 'es-ES',
  dir: 'ltr',
  comma: ', ',
  colon: ': ',
};

export const plural = pluralIn('es');
