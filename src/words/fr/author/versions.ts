import { plural } from '../site';
import type { versions as english } from '../../en/author/versions';

export const versions: typeof english = {
  title: 'Versions',
  none: 'Il n’y a pas de version antérieure de cet article.',
  inForm: 'Dans le formulaire',
  isInForm: 'La version est dans le formulaire. « Publier » la publie, « Annuler » la retire.',
  thenChanged: (fields) => `Modifié dans la version suivante : ${fields}`,
  restoreVersion: (date) => `Rétablir la version du ${date}`,
  restore: 'Rétablir',
  restoreTitle: (title) => `Rétablir « ${title} »`,
  restored: (title) => `« ${title} » a été publié de nouveau.`,
  publishedAgain: 'Publié de nouveau.',
  noWords: 'aucun mot',
  changed: {
    Heading: (count) =>
      plural(count, { one: `${count} intertitre`, other: `${count} intertitres` }),
    Paragraph: (count) =>
      plural(count, { one: `${count} paragraphe`, other: `${count} paragraphes` }),
  },
  nothing: '(rien)',
  andMore: (field) => `${field} et la suite`,
  yours: 'Votre version',
  published: 'Version en ligne',
  use: 'Choisir celle-ci',
  useNumber: (side, difference) => `Choisir celle-ci : « ${side} », différence ${difference}`,
  useAll: (side) => `Choisir partout « ${side} »`,
  allListed: 'Toutes les différences sont affichées, car on ne sait pas qui a modifié quoi.',
  loadingDifferences: 'Chargement des différences…',
  differencesNotLoaded:
    'Les différences n’ont pas pu être chargées. Vérifiez votre connexion et rechargez la page.',
  deletedPosts: 'Articles supprimés',
  noneDeleted: 'Aucun article n’a été supprimé.',
  eraseForGood: 'Supprimer définitivement',
  eraseTitle: (title) => `Supprimer « ${title} » définitivement`,
  mayErase: (title) => `Supprimer définitivement « ${title} » et toutes ses versions ?`,
  erased: (title) => `« ${title} » a été supprimé définitivement.`,
  nothingChanged: (reason) => `Rien n’a été modifié. ${reason}`,
  tryAgain: 'Vérifiez votre connexion et réessayez.',
  notAllowed: 'Ce compte n’y est pas autorisé.',
  changedElsewhere: 'Il a été modifié ailleurs entre-temps.',
  loading: 'Chargement…',
  listNotLoaded: 'La liste n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
};
