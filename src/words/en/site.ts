import { pluralIn } from '../../plural';

export const site = {
  /** The language of these words, and that of dates and numbers. */
  lang: 'en',
  locale: 'en-GB',
  dir: 'ltr' as 'ltr' | 'rtl',
  /** Between the items of a list. */
  comma: ', ',
  /** Between a label and its text. */
  colon: ': ',
};

/** Chooses the form of a sentence for a number. */
export const plural = pluralIn('en');
