import type { scheduling as english } from '../../en/author/scheduling';

export const scheduling: typeof english = {
  title: 'Geplant',
  publishLater: 'Später veröffentlichen',
  hint: (zone) =>
    `Solange das Feld leer ist, veröffentlicht „Veröffentlichen“ sofort. Zeitzone: ${zone}.`,
  willBe: (time) => `Der Beitrag erscheint: ${time}.`,
  passed:
    'Der gewählte Zeitpunkt ist vorbei. Prüfen Sie die Uhr dieses Geräts, wählen Sie einen späteren, oder leeren Sie „Später veröffentlichen“, um sofort zu veröffentlichen.',
  isPublished:
    'Er wurde schon veröffentlicht. Leeren Sie „Später veröffentlichen“, um Ihre Fassung jetzt zu veröffentlichen.',
  later: (time) => `erscheint später: ${time}`,
  atOnce: 'erscheint sofort',
  overwrite: 'Was jetzt geplant ist, durch Ihre Fassung ersetzen?',
};
