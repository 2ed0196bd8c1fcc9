import type { editions as english } from '../en/editions';

export const editions: typeof english = {
  otherLists: 'Articles dans d’autres langues',
  translations: 'Dans d’autres langues',
};
