import { pluralIn } from '../../plural';
import type { site as english } from '../en/site';

export const site: typeof english = {
  lang: 'de',
  locale: 'de-DE',
  dir: 'ltr',
  comma: ', ',
  colon: ': ',
};

export const plural = pluralIn('de');
