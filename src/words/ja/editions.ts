import type { editions as english } from '../en/editions';

export const editions: typeof english = {
  otherLists: 'ほかの言語の記事',
  translations: 'ほかの言語',
};
