import type { drafts as english } from '../../en/author/drafts';

export const drafts: typeof english = {
  title: 'Borradores',
  loading: 'Cargando los borradores de tus otros dispositivos…',
  offline:
    'Los borradores de tus otros dispositivos no se pueden cargar ahora. Aparecerán aquí cuando vuelva la conexión.',
  more: (count) =>
    `De la nube solo aparecen los ${count} últimos borradores guardados. Los anteriores aparecerán aquí cuando publiques algunos de estos, o un día después de que los descartes.`,
  clashedWith: (device) =>
    `También se cambió en otro dispositivo (${device}). Esa versión es un borrador aparte.`,
  undecided: (device) =>
    `También se cambió en otro dispositivo (${device}). Continúa y elige en cada diferencia.`,
  clashed: (device) =>
    `Este borrador también se cambió en otro dispositivo (${device}). Esa versión es un borrador aparte, que encuentras en «Escribir una entrada».`,
  changedOn: (device) =>
    `El borrador se cambió en otro dispositivo (${device}) y ahora está igual aquí.`,
  changedToo: (device) =>
    `Este borrador también se cambió en otro dispositivo (${device}). Elige en cada diferencia.`,
  takenOver: (device, fields) =>
    `Este borrador también se cambió en otro dispositivo (${device}). Lo que solo cambió allí está ahora en tu texto: ${fields}. «Deshacer» lo quita de nuevo.`,
  decideFirst:
    'Este borrador también se cambió en otro dispositivo. Elige primero en cada diferencia, al principio de la página.',
  endedElsewhere:
    'Este borrador se publicó o se descartó en otro dispositivo, o lo publicó un intento anterior. Tu texto sigue aquí: «Publicar» lo publica como una entrada propia.',
  continue: 'Continuar',
  continueTitle: (title) => `Continuar «${title}»`,
  discard: 'Descartar',
  discardTitle: (title) => `Descartar «${title}»`,
  discardedOn: (day) => `Descartado el ${day}:`,
  unpublished: (day) => `Cambios sin publicar del ${day}`,
  compare: 'Comparar',
  comparing: 'Lo que está publicado ahora, junto a su texto:',
  discarded: (title) => `«${title}» se ha descartado y se puede recuperar durante un día.`,
  putBack: 'Recuperar',
  putBackTitle: (title) => `Recuperar «${title}», que se descartó`,
  wasPutBack: (title) => `«${title}» se ha recuperado.`,
  newPost: 'Empezar una entrada nueva',
  openElsewhere:
    'Este borrador está abierto en otra pestaña o ventana. Continúa allí, o retoma aquí la última versión guardada.',
  unsavedElsewhere:
    'Otra pestaña o ventana tiene cambios de este borrador que el navegador no pudo guardar. Continúa allí.',
  continueHere: 'Continuar aquí',
  browser: 'Un navegador',
  onSystem: (browser, system) => `${browser} en ${system}`,
  kept: 'Tu texto está guardado en este navegador.',
  notFound: 'Esta entrada se eliminó o nunca existió.',
  goOn: 'Las _entradas eliminadas_ se pueden restaurar. _Leer el blog_',
};
