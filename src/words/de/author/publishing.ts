import { plural } from '../site';
import type { publishing as english } from '../../en/author/publishing';

export const publishing: typeof english = {
  sending: 'Wird gesendet …',
  slow: 'Es dauert länger als sonst. Bitte lassen Sie diesen Tab so lange offen.',
  waiting:
    'Sie sind offline. Der Beitrag wird gesendet, sobald es wieder eine Verbindung gibt und solange dieser Tab offen bleibt.',
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
  untitled: 'Dieser Beitrag hat keinen Titel. Als „Ohne Titel“ veröffentlichen?',
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
    'Jemand hat den Beitrag geändert, nachdem Sie begonnen haben. Wählen Sie bei jedem Unterschied.',
  takenOver: (fields) =>
    `Jemand hat den Beitrag geändert, nachdem Sie begonnen haben. Was nur dort geändert wurde, steht jetzt in Ihrem Text: ${fields}. Sehen Sie es durch und veröffentlichen Sie dann; „Rückgängig“ nimmt es wieder heraus.`,
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
