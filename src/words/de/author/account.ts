import type { account as english } from '../../en/author/account';

export const account: typeof english = {
  signIn: 'Anmelden',
  signedOut: 'Sie wurden abgemeldet.',
  signInFailed: (reason) => `Die Anmeldung ist fehlgeschlagen. ${reason}`,
  reloadMenu: 'Menü neu laden',
  checking: 'Ihre Anmeldung wird geprüft …',
  notChecked: 'Ihre Anmeldung konnte nicht geprüft werden. Sie sind anscheinend offline.',
  writePost: 'Beitrag schreiben',
  editPost: 'Beitrag bearbeiten',
};
