/** The site in several languages. */
export const editions = {
  otherLists: 'Posts in other languages',
  translations: 'In other languages',
};
