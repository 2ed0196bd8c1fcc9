import type { account as english } from '../../en/author/account';

export const account: typeof english = {
  signIn: 'Se connecter',
  signedOut: 'Vous avez été déconnecté.',
  signInFailed: (reason) => `La connexion a échoué. ${reason}`,
  reloadMenu: 'Recharger le menu',
  checking: 'Vérification de votre connexion…',
  notChecked: 'Votre connexion n’a pas pu être vérifiée. Vous semblez être hors ligne.',
  writePost: 'Écrire un article',
  editPost: 'Modifier l’article',
};
