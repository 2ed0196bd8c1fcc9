import { pluralIn } from '../../plural';
import type { site as english } from '../en/site';

// The digits are those of the sentences.
export const site: typeof english = {
  lang: 'ar',
  locale: 'ar-u-nu-latn',
  dir: 'rtl',
  comma: '، ',
  colon: ': ',
};

export const plural = pluralIn('ar');
