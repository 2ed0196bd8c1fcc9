/** Posts, wherever they are mentioned. */
export const posts = {
  untitled: 'Untitled',
  undated: 'Undated',
  fromYear: (year: string) => `Posts from ${year}`,
  withoutDate: 'Posts without a date',
  published: 'Published.',
  signedOut:
    'You are signed out. Your words are kept as a draft in this browser: sign in and choose “Write a post” to continue.',
};
