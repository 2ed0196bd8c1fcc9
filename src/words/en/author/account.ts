/** Signing in, and the titles of the author’s pages. */
export const account = {
  signIn: 'Sign in',
  signedOut: 'You have been signed out.',
  signInFailed: (reason: string) => `Sign-in failed. ${reason}`,
  reloadMenu: 'Reload menu',
  checking: 'Checking your sign-in…',
  notChecked: 'Your sign-in could not be checked. You seem to be offline.',
  writePost: 'Write a post',
  editPost: 'Edit the post',
};
