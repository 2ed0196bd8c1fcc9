import { plural } from '../site';
import type { versions as english } from '../../en/author/versions';

export const versions: typeof english = {
  title: 'Fassungen',
  none: 'Von diesem Beitrag gibt es keine früheren Fassungen.',
  inForm: 'Im Formular',
  isInForm:
    'Die Fassung steht im Formular. „Veröffentlichen“ veröffentlicht sie, „Rückgängig“ nimmt sie wieder heraus.',
  thenChanged: (fields) => `In der nächsten Fassung geändert: ${fields}`,
  restoreVersion: (date) => `Fassung von ${date} wiederherstellen`,
  restore: 'Wiederherstellen',
  restoreTitle: (title) => `„${title}“ wiederherstellen`,
  restored: (title) => `„${title}“ wurde wieder veröffentlicht.`,
  publishedAgain: 'Wieder veröffentlicht.',
  noWords: 'kein Wort',
  changed: {
    Heading: (count) => plural(count, { one: '1 Überschrift', other: `${count} Überschriften` }),
    Paragraph: (count) => plural(count, { one: '1 Absatz', other: `${count} Absätze` }),
  },
  nothing: '(nichts)',
  andMore: (field) => `${field} und was folgt`,
  yours: 'Ihre Fassung',
  published: 'Jetzt veröffentlicht',
  use: 'Diese nehmen',
  useNumber: (side, difference) => `Diese nehmen: „${side}“, Unterschied ${difference}`,
  useAll: (side) => `Überall „${side}“ nehmen`,
  allListed: 'Hier stehen alle Unterschiede, weil nicht bekannt ist, wer was geändert hat.',
  loadingDifferences: 'Die Unterschiede werden geladen …',
  differencesNotLoaded:
    'Die Unterschiede konnten nicht geladen werden. Bitte prüfen Sie die Verbindung und laden Sie die Seite neu.',
  deletedPosts: 'Gelöschte Beiträge',
  noneDeleted: 'Es wurde kein Beitrag gelöscht.',
  eraseForGood: 'Endgültig löschen',
  eraseTitle: (title) => `„${title}“ endgültig löschen`,
  mayErase: (title) => `„${title}“ mit allen Fassungen endgültig löschen?`,
  erased: (title) => `„${title}“ wurde endgültig gelöscht.`,
  nothingChanged: (reason) => `Es wurde nichts geändert. ${reason}`,
  tryAgain: 'Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  notAllowed: 'Dieses Konto darf das nicht.',
  changedElsewhere: 'Er wurde inzwischen anderswo geändert.',
  loading: 'Wird geladen …',
  listNotLoaded:
    'Die Liste konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
};
