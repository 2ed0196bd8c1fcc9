import type { editions as english } from '../en/editions';

export const editions: typeof english = {
  otherLists: 'تدوينات بلغات أخرى',
  translations: 'بلغات أخرى',
};
