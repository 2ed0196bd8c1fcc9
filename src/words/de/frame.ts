import type { frame as english } from '../en/frame';

export const frame: typeof english = {
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
  checkConnection: 'Bitte prüfen Sie Ihre Verbindung und laden Sie die Seite neu.',
};
