import type { signInErrors as english } from '../../en/author/signInErrors';

export const signInErrors: typeof english = {
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
