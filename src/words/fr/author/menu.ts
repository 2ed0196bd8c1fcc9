import type { menu as english } from '../../en/author/menu';

export const menu: typeof english = {
  of: (name) => `Compte de ${name}`,
  user: 'l’utilisateur',
  signOut: 'Se déconnecter',
  signOutFailed: (reason) => `La déconnexion a échoué. ${reason}`,
};
