import type { tools as english } from '../../en/author/tools';

export const tools: typeof english = {
  edit: 'Bearbeiten',
  backToDraft: 'Zurück zum Entwurf',
  mayWithdraw: (title) => `„${title}“ offline nehmen und als Entwurf öffnen?`,
  withdrawing: 'Der Beitrag wird offline genommen …',
  withdrawn: 'Der Beitrag ist offline und jetzt ein Entwurf.',
  delete: 'Löschen',
  mayDelete: (title) => `„${title}“ löschen? Er bleibt unter „Gelöschte Beiträge“.`,
  willBeDeleted: (title, seconds) =>
    `„${title}“ wird in ${seconds} Sekunden gelöscht. Verlassen Sie diese Seite, um das abzubrechen.`,
  deleting: 'Wird gelöscht …',
  deleted: 'Der Beitrag wurde gelöscht.',
  undo: 'Rückgängig',
  stillOnline: (reason) => `Der Beitrag ist noch online. ${reason}`,
  readQuoted: (title) => `„${title}“ lesen`,
  publishedTitle: (title) => `Veröffentlicht: ${title}`,
  whenKnown: (minutes) =>
    `Linkvorschauen und Suchmaschinen bekommen diese Fassung, wenn die Website das nächste Mal erstellt wird, meist innerhalb von ${minutes} Minuten. Teilen Sie den Link danach: Manche Apps behalten die erste Vorschau, die sie bekommen.`,
};
