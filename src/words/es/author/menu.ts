import type { menu as english } from '../../en/author/menu';

export const menu: typeof english = {
  of: (name) => `Cuenta de ${name}`,
  user: 'usuario',
  signOut: 'Cerrar sesión',
  signOutFailed: (reason) => `No se pudo cerrar la sesión. ${reason}`,
};
