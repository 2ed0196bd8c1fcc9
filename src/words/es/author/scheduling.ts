import type { scheduling as english } from '../../en/author/scheduling';

export const scheduling: typeof english = {
  title: 'Programadas',
  publishLater: 'Publicar más tarde',
  hint: (zone) => `Si se deja vacío, «Publicar» publica al momento. Zona horaria: ${zone}.`,
  willBe: (time) => `La entrada se publicará: ${time}.`,
  isCleared: '«Publicar» publica la entrada al momento.',
  passed:
    'La fecha elegida ya ha pasado. Elige otra posterior, o vacía «Publicar más tarde» para publicar al momento.',
  refused:
    'Según el reloj de la base de datos, la fecha elegida ya ha pasado. Comprueba el reloj de este dispositivo o elige una posterior.',
  isPublished: 'Ya se había publicado. Vacía «Publicar más tarde» para publicar ahora tu versión.',
  isScheduled: (time) => `programada: ${time}`,
  later: (time) => `se publica más tarde: ${time}`,
  atOnce: 'se publica al momento',
  keepsAddress:
    'Una entrada programada conserva su dirección. «Volver a borrador» permite cambiarla.',
  sending: 'Programando…',
  slow: 'Está tardando más de lo habitual. Mantén abierta esta pestaña hasta que se programe tu entrada.',
  waiting:
    'No tienes conexión. La entrada se programará cuando vuelva, mientras esta pestaña siga abierta.',
  done: (title, time) => `«${title}» está programada: ${time}.`,
  editTitle: (title) => `Editar «${title}»`,
  stays: (reason) => `La entrada no ha podido volver a ser un borrador. ${reason}`,
  isOther: 'Se cambió en otro dispositivo o ya está publicada. Recarga la página para verla.',
  overwrite: '¿Sustituir la versión programada por la tuya?',
  comparing: 'Lo que está programado ahora, junto a tu texto:',
};
