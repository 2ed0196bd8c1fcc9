import type { scheduling as english } from '../../en/author/scheduling';

export const scheduling: typeof english = {
  title: 'Programadas',
  publishLater: 'Publicar más tarde',
  hint: (zone) => `Si se deja vacío, «Publicar» publica al momento. Zona horaria: ${zone}.`,
  willBe: (time) => `La entrada se publicará: ${time}.`,
  passed:
    'La fecha elegida ya ha pasado. Comprueba el reloj de este dispositivo, elige una posterior o vacía «Publicar más tarde» para publicar al momento.',
  isPublished: 'Ya se había publicado. Vacía «Publicar más tarde» para publicar ahora tu versión.',
  later: (time) => `se publica más tarde: ${time}`,
  atOnce: 'se publica al momento',
  overwrite: '¿Sustituir la versión programada por la tuya?',
};
