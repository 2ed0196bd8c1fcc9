import type { missing as english } from '../en/missing';

export const missing: typeof english = {
  notFound: 'Page introuvable',
  nothingHere:
    'Il n’y a rien à cette adresse. La page a peut-être été déplacée, ou n’a jamais existé.',
  needsScripts:
    'Un article publié ces dernières minutes nécessite JavaScript. Activez-le et rechargez la page.',
  noConnection: 'Pas de connexion',
  unreachable:
    'Le site est inaccessible, et cette page n’est pas enregistrée sur cet appareil. Vérifiez votre connexion.',
  goOn: ['Aller à la page d’accueil', ' ou ', 'lire le blog', '.'],
};
