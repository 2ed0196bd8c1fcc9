import type { missing as english } from '../en/missing';

export const missing: typeof english = {
  notFound: 'Nicht gefunden',
  nothingHere:
    'Unter dieser Adresse gibt es nichts. Vielleicht ist die Seite umgezogen, oder es gab sie nie.',
  needsScripts:
    'Ein Beitrag der letzten Minuten braucht JavaScript. Bitte schalten Sie es ein und laden Sie die Seite neu.',
  noConnection: 'Keine Verbindung',
  unreachable:
    'Die Website ist nicht erreichbar, und diese Seite ist nicht auf diesem Gerät gespeichert. Bitte prüfen Sie Ihre Verbindung.',
  goOn: ['Zur Startseite', ' oder ', 'zum Blog', '.'],
};
