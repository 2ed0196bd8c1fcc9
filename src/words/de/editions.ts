import type { editions as english } from '../en/editions';

export const editions: typeof english = {
  otherLists: 'Beiträge in anderen Sprachen',
  translations: 'In anderen Sprachen',
};
