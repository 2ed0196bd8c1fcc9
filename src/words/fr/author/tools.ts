import type { tools as english } from '../../en/author/tools';

export const tools: typeof english = {
  edit: 'Modifier',
  backToDraft: 'Repasser en brouillon',
  mayWithdraw: (title) => `Retirer « ${title} » du site et l’ouvrir comme brouillon ?`,
  withdrawing: 'Retrait de l’article…',
  withdrawn: 'L’article est retiré du site et devient un brouillon.',
  delete: 'Supprimer',
  mayDelete: (title) => `Supprimer « ${title} » ? Il reste dans « Articles supprimés ».`,
  willBeDeleted: (title, seconds) =>
    `« ${title} » sera supprimé dans ${seconds} secondes. Quittez cette page pour annuler.`,
  deleting: 'Suppression…',
  deleted: 'L’article a été supprimé.',
  undo: 'Annuler',
  stillOnline: (reason) => `L’article est toujours en ligne. ${reason}`,
  readQuoted: (title) => `Lire « ${title} »`,
  publishedTitle: (title) => `Publié : ${title}`,
  whenKnown: (minutes) =>
    `Les aperçus de liens et les moteurs de recherche obtiennent cette version à la prochaine génération du site, en général dans les ${minutes} minutes. Partagez le lien après : certaines applications gardent le premier aperçu qu’elles reçoivent.`,
};
