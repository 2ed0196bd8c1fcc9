import type { drafts as english } from '../../en/author/drafts';

export const drafts: typeof english = {
  title: 'Brouillons',
  loading: 'Chargement des brouillons de vos autres appareils…',
  offline:
    'Les brouillons de vos autres appareils ne peuvent pas être chargés pour le moment. Ils apparaîtront ici quand la connexion sera revenue.',
  more: (count) =>
    `Seuls les ${count} derniers brouillons enregistrés dans le cloud sont affichés. Les plus anciens apparaîtront ici quand certains de ceux-ci seront publiés, ou un jour après leur abandon.`,
  clashedWith: (device) =>
    `Modifié aussi sur un autre appareil (${device}). Cette autre version est un brouillon distinct.`,
  undecided: (device) =>
    `Modifié aussi sur un autre appareil (${device}). Continuez, et choisissez pour chaque différence.`,
  clashed: (device) =>
    `Ce brouillon a aussi été modifié sur un autre appareil (${device}). Cette autre version est un brouillon distinct, que vous trouverez sous « Écrire un article ».`,
  changedOn: (device) =>
    `Le brouillon a été modifié sur un autre appareil (${device}), et il est maintenant identique ici.`,
  changedToo: (device) =>
    `Ce brouillon a aussi été modifié sur un autre appareil (${device}). Choisissez pour chaque différence.`,
  takenOver: (device, fields) =>
    `Ce brouillon a aussi été modifié sur un autre appareil (${device}). Ce qui n’a changé que là figure maintenant dans votre texte : ${fields}. « Annuler » le retire.`,
  decideFirst:
    'Ce brouillon a aussi été modifié sur un autre appareil. Choisissez d’abord pour chaque différence, en haut de la page.',
  endedElsewhere:
    'Ce brouillon a été publié ou abandonné sur un autre appareil, ou publié par une tentative précédente. Votre texte est toujours ici : « Publier » en fait un article à part.',
  continue: 'Continuer',
  continueTitle: (title) => `Continuer « ${title} »`,
  discard: 'Abandonner',
  discardTitle: (title) => `Abandonner « ${title} »`,
  discardedOn: (day) => `Abandonné le ${day} :`,
  unpublished: (day) => `Modifications non publiées du ${day}`,
  compare: 'Comparer',
  comparing: 'Ce qui est publié actuellement, à côté de votre texte :',
  discarded: (title) => `« ${title} » a été abandonné et peut être récupéré pendant un jour.`,
  putBack: 'Récupérer',
  putBackTitle: (title) => `Récupérer « ${title} », abandonné`,
  wasPutBack: (title) => `« ${title} » a été récupéré.`,
  newPost: 'Commencer un nouvel article',
  openElsewhere:
    'Ce brouillon est ouvert dans un autre onglet ou une autre fenêtre. Continuez là-bas, ou reprenez ici la dernière version enregistrée.',
  unsavedElsewhere:
    'Un autre onglet ou une autre fenêtre contient des modifications de ce brouillon que le navigateur n’a pas pu enregistrer. Continuez là-bas.',
  continueHere: 'Continuer ici',
  browser: 'Un navigateur',
  onSystem: (browser, system) => `${browser} sur ${system}`,
  kept: 'Votre texte est conservé dans ce navigateur.',
  notFound: 'Cet article a été supprimé ou n’a jamais existé.',
  goOn: 'Les _articles supprimés_ peuvent être rétablis. _Lire le blog_',
};
