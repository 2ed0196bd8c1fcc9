import { plural } from '../site';
import type { writing as english } from '../../en/author/writing';

export const writing: typeof english = {
  needsScripts:
    'Zum Schreiben wird JavaScript gebraucht. Bitte schalten Sie es ein und laden Sie die Seite neu.',
  partNotLoaded:
    'Dieser Teil des Formulars konnte nicht geladen werden. Bitte prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  fields: {
    Name: 'Name',
    Title: 'Titel',
    Summary: 'Zusammenfassung',
    Language: 'Sprache',
    Tags: 'Schlagwörter',
    Series: 'Reihe',
    FirstPublished: 'Datum',
    Canonical: 'Adresse des Originals',
    Cover: 'Titelbild',
    Translation: 'Übersetzung',
    Heading: 'Überschrift',
    Paragraph: 'Absatz',
    Body: 'Text',
  },
  hints: {
    Tags: 'Durch Kommas getrennt.',
    Series: 'Beiträge einer Reihe verweisen aufeinander, der älteste zuerst.',
    FirstPublished:
      'Ein Tag vor dem der Veröffentlichung. Listen, Jahre und Feeds führen den Beitrag dann unter ihm.',
    Canonical:
      'Die Adresse des Originals auf einer anderen Website. Suchmaschinen zeigen dann jene Seite statt dieser.',
    Cover:
      'Ein Bild über dem Beitrag, in Listen, Feeds und Linkvorschauen. Es lässt sich hierher ziehen oder einfügen.',
    Translation:
      'Derselbe Beitrag in einer anderen Sprache: seine Adresse, zum Beispiel schluessel-und-schloesser.',
  },
  details: 'Weitere Angaben',
  address: 'Adresse der Seite',
  addressHint: (path) =>
    `Der Beitrag erscheint unter ${path}. Nach dem Veröffentlichen lässt sich die Adresse nicht mehr ändern.`,
  addressIsFixed: 'Ein veröffentlichter Beitrag behält seine Adresse.',
  addressTaken: 'Ein anderer Beitrag hat diese Adresse oder hatte sie, bevor er gelöscht wurde.',
  useAddress: (address) => `„${address}“ nehmen`,
  summaryHint: 'Steht in der Liste der Beiträge, in Linkvorschauen und im Feed.',
  notStated: 'Nicht angegeben',
  looksLike: (language) => `Sieht nach ${language} aus. ${language} nehmen`,
  tooManyTags: (count, length, kept) =>
    `Es bleiben nur ${count} verschiedene Schlagwörter mit bis zu ${length} Zeichen: ${kept}`,
  tooLate: 'Dieser Tag wird nicht übernommen: Er liegt nach dem Datum des Beitrags.',
  notAnAddress: 'Das wird nicht übernommen: Eine Adresse beginnt mit https://.',
  notAPicture:
    'Das wird nicht übernommen: Ein Titelbild ist ein Bild dieser Website, geschrieben als ![Alternativtext](Adresse).',
  section: (section) => `Abschnitt ${section}`,
  paragraph: (paragraph) => `Absatz ${paragraph}`,
  addSection: 'Abschnitt hinzufügen',
  addParagraph: 'Absatz hinzufügen',
  addParagraphTo: (section) => `Absatz zu Abschnitt ${section} hinzufügen`,
  insertSection: 'Abschnitt hier einfügen',
  insertSectionAfter: (section) => `Abschnitt nach Abschnitt ${section} einfügen`,
  remove: 'Entfernen',
  removeSection: 'Abschnitt entfernen',
  removeSectionNumber: (section) => `Abschnitt ${section} entfernen`,
  removeParagraph: (paragraph, section) => `Absatz ${paragraph} von Abschnitt ${section} entfernen`,
  removed: (what) => `${what} wurde entfernt. „Rückgängig“ bringt ihn zurück.`,
  postTools: 'Werkzeuge für den Beitrag',
  sectionTools: (section) => `Werkzeuge für Abschnitt ${section}`,
  paragraphTools: (paragraph, section) =>
    `Werkzeuge für Absatz ${paragraph} von Abschnitt ${section}`,
  moveSection: (section, way) =>
    `Abschnitt ${section} nach ${way === 'up' ? 'oben' : 'unten'} verschieben`,
  moveParagraph: (paragraph, section, way) =>
    `Absatz ${paragraph} von Abschnitt ${section} nach ${way === 'up' ? 'oben' : 'unten'} verschieben`,
  sectionIsNow: (section, now) => `Abschnitt ${section} ist jetzt Abschnitt ${now}.`,
  paragraphIsNow: (paragraph, now) => `Absatz ${paragraph} ist jetzt Absatz ${now}.`,
  paragraphIsNowLast: (paragraph, section) =>
    `Absatz ${paragraph} ist jetzt der letzte von Abschnitt ${section}.`,
  paragraphIsNowFirst: (paragraph, section) =>
    `Absatz ${paragraph} ist jetzt der erste von Abschnitt ${section}.`,
  paragraphBegun: 'Neuer Absatz.',
  paragraphJoined: 'Der Absatz wurde an den vorigen angehängt.',
  sectionBegun: 'Neuer Abschnitt.',
  sectionJoined: 'Der Abschnitt wurde an den vorigen angehängt.',
  undone: 'Die letzte Änderung wurde rückgängig gemacht.',
  redone: 'Die Änderung wurde wiederholt.',
  submit: 'Veröffentlichen',
  undo: 'Rückgängig',
  cancel: 'Abbrechen',
  close: 'Schließen',
  /** The line before Submit. */
  willPublish: 'Was veröffentlicht wird',
  noTitle: 'kein Titel',
  leadNowhere: (marks, count) =>
    plural(count, { one: `${marks} führt ins Leere`, other: `${marks} führen ins Leere` }),
  hasSummary: 'mit Zusammenfassung',
  noSummary: 'keine Zusammenfassung',
  countTags: (count) => plural(count, { one: '1 Schlagwort', other: `${count} Schlagwörter` }),
  noTags: 'keine Schlagwörter',
  noLanguage: 'Sprache nicht angegeben',
  words: (count, of) => plural(of, { one: `${count} Wort`, other: `${count} Wörter` }),
  characters: (count) => `${count} Zeichen`,
  size: 'Größe des Beitrags',
  tooLarge:
    'Der Beitrag ist zu groß für die Datenbank. Bitte kürzen Sie ihn oder machen Sie zwei daraus.',
  plainCode: (block, post) =>
    `Ein Teil des Codes wird ohne Farben angezeigt: ein Block von mehr als ${block} Zeichen, einer mit einer sehr langen Zeile oder einem sehr langen Wort, oder was nach ${post} Zeichen Code kommt.`,
  reached: (percent) => `Der Beitrag hat ${percent} % der größten Länge erreicht.`,
  split: (paragraphs) => `In ${paragraphs} Absätze teilen`,
  isDocument: 'Das sieht nach einem ganzen Dokument aus.',
  tooManyParts:
    'Dieser Text hat zu viele Teile, um hier aufgeteilt zu werden. Bitte fügen Sie ihn stückweise ein.',
  makeSections: (count) =>
    plural(count, { one: '1 Abschnitt daraus machen', other: `${count} Abschnitte daraus machen` }),
  fillIn: (fields) => `Leere Felder ausfüllen: ${fields}`,
  documentIsIn: 'Das Dokument steht in den Feldern des Beitrags. „Rückgängig“ nimmt es zurück.',
  fileUnreadable:
    'Die Datei konnte nicht gelesen werden. Bitte öffnen Sie sie und fügen Sie ihren Text ein.',
  pastedPlain: 'Die Formatierung ließ sich nicht übernehmen: Nur die Wörter wurden eingefügt.',
  fileTooLarge: 'Die Datei ist zu groß für einen Beitrag. Bitte fügen Sie einen Teil davon ein.',
  pleaseCheck: (found) => `Bitte prüfen: ${found}.`,
  isLost: (words, line) => `„${words}“${line ? ` (Zeile ${line})` : ''} fehlt`,
  isLeft: (words, line) => `„${words}“${line ? ` (Zeile ${line})` : ''} wird als Text angezeigt`,
  isPersonal: (words) => `„${words}“ kann eine Person nennen oder anderen Zugang geben`,
  formulasLost: (count) =>
    plural(count, {
      one: 'eine Formel fehlt, denn sie wurde ohne ihren Quelltext kopiert',
      other: `${count} Formeln fehlen, denn sie wurden ohne ihren Quelltext kopiert`,
    }),
  footnotesLost: (count) =>
    plural(count, {
      one: 'eine Fußnote fehlt, denn sie wurde ohne ihren Text kopiert',
      other: `${count} Fußnoten fehlen, denn sie wurden ohne ihren Text kopiert`,
    }),
  picturesLost: (count) =>
    plural(count, {
      one: '1 Bild fehlt: Kopieren Sie es einzeln, oder nehmen Sie „Bild hinzufügen“',
      other: `${count} Bilder fehlen: Kopieren Sie sie einzeln, oder nehmen Sie „Bild hinzufügen“`,
    }),
  preview: 'Vorschau',
  beside: 'Nebeneinander',
  write: 'Schreiben',
  format: 'Formatieren',
  tools: {
    bold: 'Fett',
    italic: 'Kursiv',
    link: 'Link',
    code: 'Code',
    list: 'Liste',
    numbers: 'Nummerierte Liste',
    quote: 'Zitat',
    callout: 'Hinweiskasten',
    codeBlock: 'Codeblock',
    table: 'Tabelle',
    more: 'Mehr',
    heading: 'Überschrift',
    subheading: 'Zwischenüberschrift',
    tasks: 'Aufgabenliste',
    formula: 'Formel',
    footnote: 'Fußnote',
    divider: 'Trennlinie',
    picture: 'Bild hinzufügen',
    help: 'Formatierung und Tasten',
  },
  findReplace: 'Suchen und ersetzen',
  find: 'Suchen',
  replaceBy: 'Ersetzen durch',
  matchCase: 'Groß-/Kleinschreibung beachten',
  nextMatch: 'Weiter',
  matchOf: (number, count) => `${number} von ${count}`,
  replaceOne: 'Ersetzen',
  replaceAll: 'Alle ersetzen',
  found: (count) => plural(count, { one: '1 Treffer', other: `${count} Treffer` }),
  replaced: (count) =>
    plural(count, { one: '1 Treffer wurde ersetzt.', other: `${count} Treffer wurden ersetzt.` }),
};
