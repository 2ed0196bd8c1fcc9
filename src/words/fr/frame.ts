import type { frame as english } from '../en/frame';

export const frame: typeof english = {
  skip: 'Aller au contenu',
  main: 'Navigation principale',
  links: { home: 'Accueil', cv: 'CV', contact: 'Contact', blog: 'Blog' },
  more: 'Profils et autres liens',
  profile: 'Profil',
  feed: 'RSS',
  external: '(lien externe)',
  theme: 'Thème',
  themes: { system: 'Système', light: 'Clair', dark: 'Sombre' },
  loading: 'Chargement de la page…',
  notLoaded: 'Cette page n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
  broken: 'Un problème est survenu sur cette page. Rechargez-la.',
  retry: 'Réessayer',
  stillUnreachable: 'Le site est toujours inaccessible. Réessayez plus tard.',
  newVersion: 'Une nouvelle version de ce site est disponible.',
  reload: 'Recharger',
  reloading: 'Rechargement…',
  checkConnection: 'Vérifiez votre connexion et rechargez la page.',
};
