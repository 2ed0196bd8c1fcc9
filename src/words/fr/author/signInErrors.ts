import type { signInErrors as english } from '../../en/author/signInErrors';

export const signInErrors: typeof english = {
  popupBlocked:
    'Le navigateur a bloqué la fenêtre de connexion. Autorisez les fenêtres pop-up pour ce site et réessayez.',
  popupClosed: 'La fenêtre de connexion a été fermée avant la fin de la connexion.',
  noStorage:
    'Le navigateur bloque les cookies ou le stockage dont la connexion a besoin. Autorisez-les pour ce site.',
  noNetwork: 'Le réseau est inaccessible. Réessayez.',
  noGoogle:
    'Google est inaccessible, ou le stockage du navigateur pour ce site est plein. Vérifiez les deux et réessayez.',
  unexpected: (reason) => `Erreur inattendue (${reason}).`,
};
