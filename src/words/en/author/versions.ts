import { plural } from '../site';

/** Former versions, differences and deleted posts. */
export const versions = {
  title: 'Versions',
  none: 'There are no former versions of this post.',
  inForm: 'In the form',
  isInForm: 'The version is in the form. Submit publishes it, and Undo takes it out again.',
  thenChanged: (fields: string) => `The next version changed: ${fields}`,
  restoreVersion: (date: string) => `Restore the version of ${date}`,
  restore: 'Restore',
  restoreTitle: (title: string) => `Restore “${title}”`,
  restored: (title: string) => `“${title}” was published again.`,
  publishedAgain: 'Published again.',
  noWords: 'no words',
  changed: {
    Heading: (count: number) => plural(count, { one: '1 heading', other: `${count} headings` }),
    Paragraph: (count: number) =>
      plural(count, { one: '1 paragraph', other: `${count} paragraphs` }),
  },
  nothing: '(nothing)',
  andMore: (field: string) => `${field} and what follows`,
  yours: 'Yours',
  published: 'Published now',
  use: 'Use this',
  useNumber: (side: string, difference: number) => `Use this: “${side}”, difference ${difference}`,
  useAll: (side: string) => `Use “${side}” for all`,
  allListed: 'All differences are listed, as it isn’t known which side changed what.',
  loadingDifferences: 'Loading the differences…',
  differencesNotLoaded:
    'The differences could not be loaded. Please check your connection and reload the page.',
  deletedPosts: 'Deleted posts',
  noneDeleted: 'No post was deleted.',
  eraseForGood: 'Erase for good',
  eraseTitle: (title: string) => `Erase “${title}” for good`,
  mayErase: (title: string) => `Erase “${title}” and all its versions for good?`,
  erased: (title: string) => `“${title}” was erased.`,
  nothingChanged: (reason: string) => `Nothing was changed. ${reason}`,
  tryAgain: 'Please check your connection and try again.',
  notAllowed: 'This account may not do that.',
  changedElsewhere: 'It was changed elsewhere meanwhile.',
  loading: 'Loading…',
  listNotLoaded: 'The list could not be loaded. Please check your connection and try again.',
};
