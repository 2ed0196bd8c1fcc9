/** The menu of the signed-in user. */
export const menu = {
  of: (name: string) => `Account of ${name}`,
  user: 'user',
  signOut: 'Sign Out',
  signOutFailed: (reason: string) => `Sign-out failed. ${reason}`,
};
