import type { sharing as english } from '../../en/author/sharing';

export const sharing: typeof english = {
  draft: 'Borrador',
  isShown: 'compartido por enlace',
  show: 'Compartir un enlace a este borrador',
  hint: 'Quien tenga el enlace puede leer este borrador mientras escribes, sin una cuenta. Nadie puede adivinarlo.',
  address: 'Enlace a este borrador',
  until: (time) =>
    `Quien tenga el enlace puede leer este borrador hasta ${time}, o hasta que se publique o se descarte.`,
  behind: 'El último cambio aún no se ve en este enlace. Llegará cuando haya conexión.',
  end: 'Dejar de compartir',
  ended: 'El enlace ya no funciona.',
  ending: 'El enlace dejará de funcionar cuando este navegador vuelva a tener conexión.',
  note: 'Esto es un borrador, que puede cambiar mientras lo lees.',
  over: 'Este borrador no se comparte, o ya no. Puede que se haya publicado.',
};
