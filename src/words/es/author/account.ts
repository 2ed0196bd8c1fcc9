import type { account as english } from '../../en/author/account';

export const account: typeof english = {
  signIn: 'Iniciar sesión',
  signedOut: 'Se ha cerrado tu sesión.',
  signInFailed: (reason) => `No se pudo iniciar sesión. ${reason}`,
  reloadMenu: 'Recargar el menú',
  checking: 'Comprobando tu sesión…',
  notChecked: 'No se pudo comprobar tu sesión. Parece que no tienes conexión.',
  writePost: 'Escribir una entrada',
  editPost: 'Editar la entrada',
};
