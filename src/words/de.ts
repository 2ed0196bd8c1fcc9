import { pluralIn } from '../plural.ts';
import type { Words } from './en.ts';

const plural = /* @__PURE__ */ pluralIn('de');

export const site: Words['site'] = {
  lang: 'de',
  locale: 'de-DE',
  dir: 'ltr',
  comma: ', ',
  colon: ': ',
};

export const frame: Words['frame'] = {
  skip: 'Zum Inhalt springen',
  main: 'Hauptnavigation',
  links: { home: 'Start', cv: 'Lebenslauf', contact: 'Kontakt', blog: 'Blog' },
  more: 'Profile und mehr',
  profile: 'Profil',
  feed: 'RSS',
  external: '(externer Link)',
  theme: 'Design',
  themes: { system: 'System', light: 'Hell', dark: 'Dunkel' },
  loading: 'Die Seite wird geladen …',
  notLoaded:
    'Diese Seite konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  broken: 'Auf dieser Seite ist etwas schiefgegangen. Bitte laden Sie sie neu.',
  retry: 'Erneut versuchen',
  stillUnreachable:
    'Die Website ist noch immer nicht erreichbar. Bitte versuchen Sie es später noch einmal.',
  newVersion: 'Eine neue Version dieser Website ist verfügbar.',
  reload: 'Neu laden',
  reloading: 'Wird neu geladen …',
  noDatabase:
    'Diese Website ist noch nicht mit ihrer Datenbank verbunden. Dazu füllt ihr Betreiber .env aus, wie .env.example zeigt.',
  checkConnection: 'Bitte prüfen Sie Ihre Verbindung und laden Sie die Seite neu.',
};

export const missing: Words['missing'] = {
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

export const home: Words['home'] = {
  title: 'Über mich',
  readCv: 'Zum Lebenslauf',
  readBlog: 'Zum Blog',
  write: 'E-Mail schreiben',
  building: 'In Arbeit: ',
  now: (job) => `zurzeit: ${job}`,
  available: (when) => `verfügbar ab: ${when}`,
  seeking: (what) => `sucht: ${what}`,
  portraitOf: (name) => `Porträt von ${name}`,
  lately: 'Aktuell im Blog',
};

export const contact: Words['contact'] = {
  heading: 'Kontakt',
  email: 'E-Mail',
  phone: 'Telefon',
  location: 'Ort',
  show: (what) => `${what} anzeigen`,
  description: (name, ways) => `So erreichen Sie ${name}: ${ways}`,
};

export const cv: Words['cv'] = {
  print: 'Drucken oder als PDF speichern',
  pdf: 'Als PDF öffnen',
  description: (owner) => `Erfahrung, Ausbildung und Kenntnisse von ${owner}`,
  projects: 'Projekte',
  currentProject: 'Aktuelles Projekt',
  plannedProjects: 'Geplante Projekte',
  pastProjects: 'Frühere Projekte',
  otherProjects: 'Weitere Projekte',
  work: 'Berufserfahrung',
  present: 'heute',
  from: (since) => `ab ${since}`,
  education: 'Ausbildung',
  qualifications: 'Zertifikate',
  score: (score) => `Note: ${score}`,
  technicalSkills: 'Fachkenntnisse',
  softSkills: 'Soziale Kompetenzen',
  skills: 'Kenntnisse',
  awards: 'Auszeichnungen',
  interests: 'Hobbys und Interessen',
  otherInterests: 'Interessen',
  volunteering: 'Ehrenamt',
  publications: 'Veröffentlichungen',
  languages: 'Sprachen',
  references: 'Referenzen',
};

export const posts: Words['posts'] = {
  untitled: 'Ohne Titel',
  undated: 'Ohne Datum',
  fromYear: (year) => `Beiträge aus ${year}`,
  withoutDate: 'Beiträge ohne Datum',
  published: 'Veröffentlicht.',
  signedOut:
    'Sie sind abgemeldet. Ihr Text ist als Entwurf in diesem Browser gespeichert: Melden Sie sich an und wählen Sie „Beitrag schreiben“, um weiterzuschreiben.',
};

export const reading: Words['reading'] = {
  post: 'Beitrag',
  read: 'Lesen',
  readTitle: (title) => `${title} lesen`,
  copyLink: 'Link kopieren',
  linkCopied: 'Link kopiert',
  copyCode: 'Code kopieren',
  codeCopied: 'Code kopiert',
  notCopied: 'Der Browser hat es nicht erlaubt',
  share: 'Teilen …',
  debug: 'Debug',
  debugTitle: 'Schreibt diesen Beitrag in die Konsole des Browsers',
  back: 'Zurück',
  newer: 'Neuer',
  older: 'Älter',
  morePosts: 'Weitere Beiträge',
  updated: 'Aktualisiert',
  firstPublished: 'Zuerst erschienen',
  series: 'Reihe',
  inSeries: (name) => `Reihe „${name}“`,
  partOf: (number, count) => `${number} von ${count}`,
  previousPart: 'Voriger Teil',
  nextPart: 'Nächster Teil',
  wasUpdated: 'Dieser Beitrag wurde aktualisiert.',
  minutes: (count) => `${count} Min. Lesezeit`,
  contents: 'Auf dieser Seite',
  video: 'Video',
  code: (language) => (language ? `Code, ${language}` : 'Code'),
  formula: 'Formel',
  formulaNotDrawn: '(als TeX angezeigt, weil sie sich nicht darstellen lässt)',
  unformatted:
    'Mit Auszeichnungen im Text angezeigt, weil es zu lang oder zu tief verschachtelt ist.',
  isCut: 'Dieser Beitrag ist zu lang für eine Seite. Sein Ende wird nicht gezeigt.',
  callouts: {
    note: 'Hinweis',
    tip: 'Tipp',
    important: 'Wichtig',
    warning: 'Warnung',
    caution: 'Vorsicht',
  },
  table: (header) => `Tabelle: ${header}`,
  footnotes: 'Fußnoten',
  footnote: (number) => `Fußnote ${number}`,
  backToReference: (number, which, times) =>
    `Zurück zum Verweis ${number}${times > 1 ? `, ${which} von ${times}` : ''}`,
  wholePicture: 'Ganzes Bild anzeigen',
  pictureMissing: 'Dieses Bild fehlt.',
  pictureNotLoaded:
    'Dieses Bild konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und laden Sie die Seite neu.',
  loadingText: 'Der Text wird geladen …',
  loadingPost: 'Der Beitrag wird geladen …',
  loadingPosts: 'Die Beiträge werden geladen …',
  postNotLoaded:
    'Der Beitrag konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  postsNotLoaded:
    'Die Beiträge konnten nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  paused: 'Sie sehen eine gespeicherte Fassung; Änderungen erscheinen zurzeit nicht.',
  stopped: 'Änderungen erscheinen nicht mehr. Laden Sie die Seite neu, um sie wieder zu sehen.',
  resumed: 'Änderungen erscheinen wieder sofort.',
  outdated: 'Diese Seite ist zu alt, um alle Änderungen seit ihrer Erstellung zu zeigen.',
  unreachable:
    'Der Blog ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung. Diese Seite aktualisiert sich, sobald er wieder erreichbar ist.',
  noPosts: 'Es gibt noch keine Beiträge.',
  newPosts: (count) => plural(count, { one: '1 neuer Beitrag', other: `${count} neue Beiträge` }),
  showOlder: 'Ältere Beiträge anzeigen',
  olderByYear: 'Ältere Beiträge stehen unten, nach Jahren',
  noOlder: 'Keine älteren Beiträge',
  years: 'Alle Beiträge nach Jahren',
  undatedYear: 'ohne Datum',
  withTag: 'Beiträge zu einem Schlagwort',
  tagged: (tag) => `Beiträge zum Schlagwort „${tag}“`,
};

export const editions: Words['editions'] = {
  otherLists: 'Beiträge in anderen Sprachen',
  translations: 'In anderen Sprachen',
};

export const search: Words['search'] = {
  label: 'Suche',
  searching: 'Die Suche läuft …',
  notLoaded:
    'Die Suche konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  noneFound: 'Kein Beitrag gefunden.',
  found: (count) =>
    plural(count, { one: '1 Beitrag gefunden.', other: `${count} Beiträge gefunden.` }),
  best: (count, shown) => `${count} Beiträge gefunden. Hier sind die ${shown} besten.`,
};

export const account: Words['account'] = {
  signIn: 'Anmelden',
  signedOut: 'Sie wurden abgemeldet.',
  signInFailed: (reason) => `Die Anmeldung ist fehlgeschlagen. ${reason}`,
  reloadMenu: 'Menü neu laden',
  checking: 'Ihre Anmeldung wird geprüft …',
  notChecked: 'Ihre Anmeldung konnte nicht geprüft werden. Sie sind anscheinend offline.',
  writePost: 'Beitrag schreiben',
  editPost: 'Beitrag bearbeiten',
};

export const signInErrors: Words['signInErrors'] = {
  popupBlocked:
    'Der Browser hat das Anmeldefenster blockiert. Bitte erlauben Sie Pop-ups für diese Website und versuchen Sie es noch einmal.',
  popupClosed: 'Das Anmeldefenster wurde geschlossen, bevor Sie angemeldet waren.',
  noStorage:
    'Der Browser blockiert Cookies oder Speicher, die für die Anmeldung nötig sind. Bitte erlauben Sie sie für diese Website.',
  noNetwork: 'Das Netz ist nicht erreichbar. Bitte versuchen Sie es noch einmal.',
  noGoogle:
    'Google ist nicht erreichbar, oder der Speicher des Browsers für diese Website ist voll. Bitte prüfen Sie beides und versuchen Sie es noch einmal.',
  unexpected: (reason) => `Unerwarteter Fehler (${reason}).`,
};

export const menu: Words['menu'] = {
  of: (name) => `Konto von ${name}`,
  user: 'unbekannt',
  signOut: 'Abmelden',
  signOutFailed: (reason) => `Die Abmeldung ist fehlgeschlagen. ${reason}`,
};

export const writing: Words['writing'] = {
  needsScripts:
    'Zum Schreiben wird JavaScript gebraucht. Bitte schalten Sie es ein und laden Sie die Seite neu.',
  fields: {
    Name: 'Name',
    Title: 'Titel',
    Summary: 'Zusammenfassung',
    Language: 'Sprache',
    Tags: 'Schlagwörter',
    Series: 'Reihe',
    FirstPublished: 'Zuerst erschienen am',
    Canonical: 'Adresse des Originals',
    Cover: 'Titelbild',
    Translation: 'Übersetzung',
    Heading: 'Überschrift',
    Paragraph: 'Absatz',
  },
  hints: {
    Tags: 'Durch Kommas getrennt.',
    Series: 'Beiträge einer Reihe verweisen aufeinander, der älteste zuerst.',
    FirstPublished: 'Falls der Beitrag zuerst anderswo erschienen ist: an welchem Tag.',
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
  fillTitle: 'Titel übernehmen',
  fillSummary: 'Zusammenfassung übernehmen',
  fillBoth: 'Titel und Zusammenfassung übernehmen',
  documentIsIn: 'Das Dokument steht in den Feldern des Beitrags. „Rückgängig“ nimmt es zurück.',
  fileUnreadable:
    'Die Datei konnte nicht gelesen werden. Bitte öffnen Sie sie und fügen Sie ihren Text ein.',
  pastedPlain: 'Die Formatierung ließ sich nicht übernehmen: Nur die Wörter wurden eingefügt.',
  fileTooLarge: 'Die Datei ist zu groß für einen Beitrag. Bitte fügen Sie einen Teil davon ein.',
  pleaseCheck: (found) => `Bitte prüfen: ${found}.`,
  isLost: (words, line) => `„${words}“${line ? ` (Zeile ${line})` : ''} fehlt`,
  isLeft: (words, line) => `„${words}“${line ? ` (Zeile ${line})` : ''} wird als Text angezeigt`,
  isPersonal: (address) =>
    `die Adresse ${address} kann eine Person nennen oder anderen Zugang geben`,
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
    picture: 'Bild hinzufügen',
    help: 'Formatierung und Tasten',
  },
  /** What Markdown and keys do. */
  guide: {
    youType: 'Eingabe',
    youGet: 'Ergebnis',
    struck: 'Durchgestrichen',
    task: 'Aufgabe',
    footnote: 'Fußnote',
    marked: 'Mit Sprache, Titel und markierten Zeilen',
    blocks: 'Ein Block zur Auswahl, in einem leeren Absatz',
    enterTwice: 'Zweimal Enter',
    nextParagraph: 'Der nächste Absatz',
    hashes: '## und ein Leerzeichen',
    newSection: 'Ein Abschnitt',
    backspace: 'Rücktaste am Anfang',
    joined: 'Hängt einen Absatz an den vorigen an',
    tab: 'Tab, dann die Pfeiltasten',
    reached: 'Die Werkzeuge eines Absatzes',
    document: 'Ein ganzes Dokument, eingefügt',
    parts: 'Sein Titel, seine Abschnitte und Absätze',
  },
};

export const publishing: Words['publishing'] = {
  sending: 'Wird veröffentlicht …',
  slow: 'Es dauert länger als sonst. Bitte lassen Sie diesen Tab offen, bis Ihr Beitrag veröffentlicht ist.',
  waiting:
    'Sie sind offline. Der Beitrag wird veröffentlicht, sobald es wieder eine Verbindung gibt und solange dieser Tab offen bleibt.',
  uploading: (count) =>
    plural(count, {
      one: '1 Bild wird hochgeladen …',
      other: `${count} Bilder werden hochgeladen …`,
    }),
  noDraft:
    'Dieser Browser kann keinen Entwurf speichern. Ihr Text geht verloren, wenn Sie diesen Tab schließen.',
  onlyCloud:
    'Dieser Browser kann keinen Entwurf speichern, aber Ihr Text ist für alle Ihre Geräte in der Cloud.',
  saved: (time) => `Entwurf gespeichert: ${time}.`,
  savedHere: (time) =>
    `Entwurf in diesem Browser gespeichert, noch nicht für Ihre anderen Geräte: ${time}.`,
  tooLargeToCopy: (time) =>
    `Entwurf um ${time} in diesem Browser gespeichert. Er ist zu groß für die Cloud und bleibt hier: Ihre anderen Geräte bekommen ihn nicht.`,
  adminsOnly: (email) =>
    `Nur ADMINS dürfen Beiträge veröffentlichen. Bitte wenden Sie sich an den Betreiber${email && ` (${email})`}, wenn Sie dieses Recht haben sollten. Möchten Sie zur Startseite?`,
  empty: 'Dieser Beitrag ist leer. Trotzdem veröffentlichen?',
  overwrite:
    'Was jetzt veröffentlicht ist, durch Ihre Fassung ersetzen? Die ersetzte Fassung bleibt unter „Fassungen“.',
  publishDeleted: 'Dieser Beitrag wurde gelöscht. Ihre Fassung wieder veröffentlichen?',
  failed: (reason) => `Der Beitrag wurde nicht veröffentlicht. ${reason} Ihr Text ist noch hier.`,
  rejected:
    'Die Datenbank hat ihn abgelehnt. Wahrscheinlich ist er zu groß: Ein Beitrag kann etwa eine Million Zeichen haben (1 MiB). Bitte kürzen Sie ihn oder machen Sie zwei daraus.',
  tooManyParts: (sections, paragraphs) =>
    `Ein Beitrag kann bis zu ${sections} Abschnitte und ${paragraphs} Absätze haben. Bitte fassen Sie einige zusammen, oder machen Sie zwei Beiträge daraus.`,
  dailyLimit: 'Das Tageslimit ist erreicht. Bitte versuchen Sie es morgen noch einmal.',
  firstTooLate:
    'Der Tag der ersten Veröffentlichung liegt nach dem Datum des Beitrags. Bitte berichtigen Sie ihn unter „Weitere Angaben“.',
  signedOut:
    'Sie sind abgemeldet. Bitte melden Sie sich wieder an, und veröffentlichen Sie noch einmal.',
  pictureRefused:
    'Die Datenbank hat ein Bild abgelehnt. Nur Administratoren können Bilder hinzufügen. Wenn Sie einer sind, könnten die Regeln der Datenbank älter sein als die Website: Dann führt ihr Betreiber npm run deploy aus.',
  changedElsewhere:
    'Jemand hat den veröffentlichten Beitrag geändert, nachdem Sie begonnen haben. Wählen Sie bei jedem Unterschied.',
  takenOver: (fields) =>
    `Jemand hat den veröffentlichten Beitrag geändert, nachdem Sie begonnen haben. Was nur dort geändert wurde, steht jetzt in Ihrem Text: ${fields}. Sehen Sie es durch und veröffentlichen Sie dann; „Rückgängig“ nimmt es wieder heraus.`,
  publishedMeanwhile:
    'Dieser Beitrag wurde inzwischen veröffentlicht, vielleicht durch einen früheren Versuch. Wählen Sie bei jedem Unterschied.',
  deletedElsewhere:
    'Dieser Beitrag wurde anderswo gelöscht. Ihr Text ist noch hier, und „Veröffentlichen“ bringt ihn zurück.',
  notAdmin:
    'Sie können hier schreiben, aber nur Administratoren können veröffentlichen. Wenn das Ihre Website ist, machen Sie sich dazu: Führen Sie _npm run grant-admin_ mit Ihrer E-Mail-Adresse aus, oder setzen Sie das Feld _admin_ in der _Firebase-Konsole_.',
  userId: 'Ihre Benutzer-ID:',
  copyUserId: 'Benutzer-ID kopieren',
  userIdCopied: 'Benutzer-ID kopiert',
};

export const drafts: Words['drafts'] = {
  title: 'Entwürfe',
  loading: 'Die Entwürfe Ihrer anderen Geräte werden geladen …',
  offline:
    'Die Entwürfe Ihrer anderen Geräte können gerade nicht geladen werden. Sie erscheinen hier, sobald die Verbindung wieder da ist.',
  more: (count) =>
    `Aus der Cloud sind nur die ${count} zuletzt gespeicherten Entwürfe aufgeführt. Ältere erscheinen hier, wenn einige davon veröffentlicht sind, oder einen Tag, nachdem sie verworfen wurden.`,
  clashedWith: (device) =>
    `Auch auf einem anderen Gerät geändert (${device}). Jene Fassung ist ein eigener Entwurf.`,
  undecided: (device) =>
    `Auch auf einem anderen Gerät geändert (${device}). Setzen Sie ihn fort, und wählen Sie bei jedem Unterschied.`,
  clashed: (device) =>
    `Dieser Entwurf wurde auch auf einem anderen Gerät geändert (${device}). Jene Fassung ist ein eigener Entwurf, den Sie unter „Beitrag schreiben“ finden.`,
  changedOn: (device) =>
    `Der Entwurf wurde auf einem anderen Gerät geändert (${device}) und ist hier jetzt auf demselben Stand.`,
  changedToo: (device) =>
    `Dieser Entwurf wurde auch auf einem anderen Gerät geändert (${device}). Wählen Sie bei jedem Unterschied.`,
  takenOver: (device, fields) =>
    `Dieser Entwurf wurde auch auf einem anderen Gerät geändert (${device}). Was nur dort geändert wurde, steht jetzt in Ihrem Text: ${fields}. „Rückgängig“ nimmt es wieder heraus.`,
  decideFirst:
    'Dieser Entwurf wurde auch auf einem anderen Gerät geändert. Wählen Sie zuerst bei jedem Unterschied, oben auf der Seite.',
  endedElsewhere:
    'Dieser Entwurf wurde auf einem anderen Gerät oder durch einen früheren Versuch veröffentlicht, oder er wurde verworfen. Ihr Text ist noch hier: „Veröffentlichen“ macht einen eigenen Beitrag daraus.',
  continue: 'Fortsetzen',
  continueTitle: (title) => `„${title}“ fortsetzen`,
  discard: 'Verwerfen',
  discardTitle: (title) => `„${title}“ verwerfen`,
  discardedOn: (day) => `Verworfen am ${day}:`,
  unpublished: (day) => `Unveröffentlichte Änderungen vom ${day}`,
  compare: 'Vergleichen',
  comparing: 'Was jetzt veröffentlicht ist, neben Ihrem Text:',
  discarded: (title) => `„${title}“ wurde verworfen und kann einen Tag lang zurückgeholt werden.`,
  putBack: 'Zurückholen',
  putBackTitle: (title) => `„${title}“ zurückholen, den verworfenen Entwurf`,
  wasPutBack: (title) => `„${title}“ wurde zurückgeholt.`,
  newPost: 'Neuen Beitrag beginnen',
  openElsewhere:
    'Dieser Entwurf ist in einem anderen Tab oder Fenster geöffnet. Schreiben Sie dort weiter, oder übernehmen Sie hier die zuletzt gespeicherte Fassung.',
  unsavedElsewhere:
    'Ein anderer Tab oder ein anderes Fenster hat Änderungen an diesem Entwurf, die der Browser nicht speichern konnte. Bitte schreiben Sie dort weiter.',
  continueHere: 'Hier fortsetzen',
  browser: 'Ein Browser',
  onSystem: (browser, system) => `${browser} auf ${system}`,
  kept: 'Ihr Text ist in diesem Browser gespeichert.',
  notFound: 'Dieser Beitrag wurde gelöscht, oder es gab ihn nie.',
  goOn: '_Gelöschte Beiträge_ können wiederhergestellt werden. _Zum Blog_',
};

export const sharing: Words['sharing'] = {
  draft: 'Entwurf',
  isShown: 'per Link geteilt',
  show: 'Link zu diesem Entwurf teilen',
  hint: 'Wer den Link hat, kann diesen Entwurf lesen, während Sie schreiben, auch ohne Konto. Erraten kann ihn niemand.',
  address: 'Link zu diesem Entwurf',
  until: (time) =>
    `Wer den Link hat, kann diesen Entwurf bis ${time} lesen, oder bis er veröffentlicht oder verworfen wird.`,
  behind:
    'Die letzte Änderung ist unter diesem Link noch nicht zu lesen. Sie folgt, sobald es eine Verbindung gibt.',
  end: 'Nicht mehr teilen',
  ended: 'Der Link gilt nicht mehr.',
  ending: 'Der Link gilt nicht mehr, sobald dieser Browser wieder online ist.',
  note: 'Dies ist ein Entwurf, der sich ändern kann, während Sie ihn lesen.',
  over: 'Dieser Entwurf wird nicht oder nicht mehr geteilt. Vielleicht ist er inzwischen veröffentlicht.',
};

export const pictures: Words['pictures'] = {
  label: 'Bilder',
  numberOf: (number, count) => `Bild ${number} von ${count}`,
  several: (count) => `${count} Bilder hinzufügen`,
  preparing: (number, count) =>
    count > 1 ? `Bild ${number} von ${count} wird vorbereitet …` : 'Das Bild wird vorbereitet …',
  moves: 'Das ist eine Animation. Nur ihr erstes Bild wird eingefügt.',
  altText: 'Alternativtext',
  altHint: 'Sagen Sie für Leser, die das Bild nicht sehen können, was es zeigt.',
  caption: 'Bildunterschrift (optional)',
  ok: 'OK',
  insert: 'Einfügen',
  insertWithoutAlt: 'Ohne Alternativtext einfügen',
  mayDiscard: (count) =>
    count === 1
      ? 'Das Bild und Ihren Text dazu verwerfen?'
      : `Alle ${count} Bilder und Ihre Texte dazu verwerfen?`,
  atRisk:
    'Dieser Browser kann keine Bilder speichern. Sie gehen verloren, wenn Sie diesen Tab schließen, bevor Ihr Beitrag veröffentlicht ist.',
  notAdded:
    'Das Bild konnte nicht hinzugefügt werden. Bitte prüfen Sie Ihre Verbindung und laden Sie die Seite neu.',
  isSvg: (name) =>
    `„${name}“ ist eine SVG-Datei. Sie kann nicht hinzugefügt werden, weil sie Skripte enthalten kann. Speichern Sie sie als PNG, und fügen Sie diese Datei hinzu.`,
  noPicture: (name) => `„${name}“ ist kein Bild.`,
  isEmpty: (name) =>
    `„${name}“ ist leer. Liegt die Datei in einer Cloud, laden Sie sie zuerst herunter, und fügen Sie sie noch einmal hinzu.`,
  gone: (name) =>
    `„${name}“ lässt sich nicht öffnen. Vielleicht wurde die Datei verschoben oder geändert: Wählen Sie sie noch einmal aus.`,
  tooManyBytes: (name, size, most) =>
    `„${name}“ ist zu groß: ${size} MB. Verkleinern Sie es auf weniger als ${most} MB, und fügen Sie es noch einmal hinzu.`,
  tooManyPixels: (name, width, height) =>
    `„${name}“ ist zu groß: ${width} × ${height} Pixel. Verkleinern Sie es, und fügen Sie es noch einmal hinzu.`,
  tooLargeHere: (name, width, height) =>
    `„${name}“ ist zu groß für diesen Browser: ${width} × ${height} Pixel. Verkleinern Sie es, und fügen Sie es noch einmal hinzu.`,
  heic: (name) =>
    `„${name}“ ist ein HEIC-Bild, das dieser Browser nicht lesen kann. Speichern Sie es als JPEG, und fügen Sie diese Datei hinzu. Auf einem iPhone nimmt Einstellungen › Kamera › Formate › Maximale Kompatibilität Bilder als JPEG auf.`,
  otherKind: (name, kind) =>
    `„${name}“ ist ein ${kind}-Bild, das dieser Browser nicht lesen kann. Speichern Sie es als PNG oder JPEG, und fügen Sie diese Datei hinzu.`,
  damaged: (name) =>
    `„${name}“ ist beschädigt, und dieser Browser kann es nicht lesen. Nehmen Sie eine andere Kopie, oder speichern Sie es neu als PNG oder JPEG.`,
  badAddress: (name) =>
    `${name} wird als Text angezeigt. Die Adresse muss so enden: .webp#1600x900`,
  notStored: (alt) =>
    `Das Bild${alt && ` „${alt}“`} ist nicht mehr gespeichert. Bitte fügen Sie es noch einmal hinzu.`,
  foreign: (name) =>
    `${name} wird als Text angezeigt. Nur Bilder dieser Website werden gezeigt: Nehmen Sie „Bild hinzufügen“.`,
  noFile: (name) =>
    `Es gibt keine Datei ${name}. Korrigieren Sie den Namen, oder nehmen Sie „Bild hinzufügen“.`,
  addAlt: (name) => `Geben Sie diesem Bild einen Alternativtext: ![Alternativtext](${name})`,
};

export const versions: Words['versions'] = {
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

export const tools: Words['tools'] = {
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

const words: Words = {
  ...{ site, frame, missing, home, contact, cv, posts, reading, editions, search, account },
  ...{
    signInErrors,
    menu,
    writing,
    publishing,
    drafts,
    sharing,
    pictures,
    versions,
    tools,
  },
};
export default words;
