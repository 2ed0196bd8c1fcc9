import type { tools as english } from '../../en/author/tools';

export const tools: typeof english = {
  edit: 'Editar',
  backToDraft: 'Volver a borrador',
  mayWithdraw: (title) => `¿Retirar «${title}» del sitio y abrirla como borrador?`,
  withdrawing: 'Retirando la entrada…',
  withdrawn: 'La entrada ya no está en el sitio y ahora es un borrador.',
  delete: 'Eliminar',
  mayDelete: (title) => `¿Eliminar «${title}»? Se conserva en «Entradas eliminadas».`,
  willBeDeleted: (title, seconds) =>
    `«${title}» se eliminará en ${seconds} segundos. Sal de esta página para cancelarlo.`,
  deleting: 'Eliminando…',
  deleted: 'La entrada se eliminó.',
  undo: 'Deshacer',
  stillOnline: (reason) => `La entrada sigue publicada. ${reason}`,
  readQuoted: (title) => `Leer «${title}»`,
  publishedTitle: (title) => `Publicado: ${title}`,
  whenKnown: (minutes) =>
    `Las vistas previas de enlaces y los buscadores reciben esta versión la próxima vez que se genere el sitio, normalmente en unos ${minutes} minutos. Comparte el enlace después: algunas aplicaciones conservan la primera vista previa que reciben.`,
};
