import type { signInErrors as english } from '../../en/author/signInErrors';

export const signInErrors: typeof english = {
  popupBlocked:
    'El navegador bloqueó la ventana de inicio de sesión. Permite las ventanas emergentes en este sitio e inténtalo de nuevo.',
  popupClosed: 'La ventana de inicio de sesión se cerró antes de terminar.',
  noStorage:
    'El navegador bloquea las cookies o el almacenamiento que necesita el inicio de sesión. Permítelos en este sitio.',
  noNetwork: 'No se pudo acceder a la red. Inténtalo de nuevo.',
  noGoogle:
    'No se pudo acceder a Google, o el almacenamiento del navegador para este sitio está lleno. Compruébalo e inténtalo de nuevo.',
  unexpected: (reason) => `Error inesperado (${reason}).`,
};
