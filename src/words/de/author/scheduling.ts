import type { scheduling as english } from '../../en/author/scheduling';

export const scheduling: typeof english = {
  title: 'Geplant',
  publishLater: 'Später veröffentlichen',
  hint: (zone) =>
    `Solange das Feld leer ist, veröffentlicht „Veröffentlichen“ sofort. Zeitzone: ${zone}.`,
  willBe: (time) => `Der Beitrag erscheint: ${time}.`,
  isCleared: '„Veröffentlichen“ veröffentlicht den Beitrag sofort.',
  passed:
    'Der gewählte Zeitpunkt ist vorbei. Wählen Sie einen späteren, oder leeren Sie „Später veröffentlichen“, um sofort zu veröffentlichen.',
  refused:
    'Nach der Uhr der Datenbank ist der gewählte Zeitpunkt vorbei. Prüfen Sie die Uhr dieses Geräts, oder wählen Sie einen späteren Zeitpunkt.',
  isPublished:
    'Er wurde schon veröffentlicht. Leeren Sie „Später veröffentlichen“, um Ihre Fassung jetzt zu veröffentlichen.',
  isScheduled: (time) => `geplant: ${time}`,
  later: (time) => `erscheint später: ${time}`,
  atOnce: 'erscheint sofort',
  keepsAddress:
    'Ein geplanter Beitrag behält seine Adresse. Nach „Zurück zum Entwurf“ können Sie sie ändern.',
  sending: 'Wird geplant …',
  slow: 'Es dauert länger als sonst. Bitte lassen Sie diesen Tab offen, bis Ihr Beitrag geplant ist.',
  waiting:
    'Sie sind offline. Der Beitrag wird geplant, sobald es wieder eine Verbindung gibt und solange dieser Tab offen bleibt.',
  done: (title, time) => `„${title}“ ist geplant: ${time}.`,
  editTitle: (title) => `„${title}“ bearbeiten`,
  stays: (reason) => `Der Beitrag konnte nicht wieder zum Entwurf werden. ${reason}`,
  isOther:
    'Er wurde auf einem anderen Gerät geändert oder ist schon veröffentlicht. Laden Sie die Seite neu, um ihn zu sehen.',
  overwrite: 'Was jetzt geplant ist, durch Ihre Fassung ersetzen?',
  comparing: 'Was jetzt geplant ist, neben Ihrem Text:',
};
