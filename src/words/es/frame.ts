import type { frame as english } from '../en/frame';

export const frame: typeof english = {
  skip: 'Ir al contenido',
  main: 'Navegación principal',
  links: { home: 'Inicio', cv: 'Currículum', contact: 'Contacto', blog: 'Blog' },
  more: 'Perfiles y más',
  profile: 'Perfil',
  feed: 'RSS',
  external: '(enlace externo)',
  theme: 'Tema',
  themes: { system: 'Sistema', light: 'Claro', dark: 'Oscuro' },
  loading: 'Cargando la página…',
  notLoaded: 'No se pudo cargar esta página. Comprueba tu conexión e inténtalo de nuevo.',
  broken: 'Algo ha fallado en esta página. Recárgala.',
  retry: 'Reintentar',
  stillUnreachable: 'El sitio sigue sin responder. Inténtalo más tarde.',
  newVersion: 'Hay una nueva versión de este sitio.',
  reload: 'Recargar',
  reloading: 'Recargando…',
  checkConnection: 'Comprueba tu conexión y recarga la página.',
};
