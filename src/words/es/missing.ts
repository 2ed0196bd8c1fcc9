import type { missing as english } from '../en/missing';

export const missing: typeof english = {
  notFound: 'Página no encontrada',
  nothingHere:
    'No hay nada en esta dirección. Puede que la página se haya movido o nunca existiera.',
  needsScripts:
    'Una entrada de los últimos minutos necesita JavaScript. Actívalo y recarga la página.',
  noConnection: 'Sin conexión',
  unreachable:
    'El sitio no responde y esta página no está guardada en este dispositivo. Comprueba tu conexión.',
  goOn: ['Ir a la página de inicio', ' o ', 'leer el blog', '.'],
};
