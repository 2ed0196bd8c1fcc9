import type { menu as english } from '../../en/author/menu';

export const menu: typeof english = {
  of: (name) => `Konto von ${name}`,
  user: 'unbekannt',
  signOut: 'Abmelden',
  signOutFailed: (reason) => `Die Abmeldung ist fehlgeschlagen. ${reason}`,
};
