import { plural } from '../site';
import type { publishing as english } from '../../en/author/publishing';

export const publishing: typeof english = {
  sending: 'Enviando…',
  slow: 'Está tardando más de lo habitual. Mantén abierta esta pestaña hasta que termine.',
  waiting:
    'No tienes conexión. La entrada se enviará cuando vuelva, mientras esta pestaña siga abierta.',
  uploading: (count) =>
    plural(count, { one: 'Subiendo 1 imagen…', other: `Subiendo ${count} imágenes…` }),
  noDraft:
    'Este navegador no puede guardar borradores. Tu texto se perderá si cierras esta pestaña.',
  onlyCloud:
    'Este navegador no puede guardar borradores, pero tu texto está en la nube para todos tus dispositivos.',
  saved: (time) => `Borrador guardado: ${time}.`,
  savedHere: (time) =>
    `Borrador guardado en este navegador, aún no para tus otros dispositivos: ${time}.`,
  tooLargeToCopy: (time) =>
    `Borrador guardado a las ${time} en este navegador. Es demasiado grande para la nube y se queda aquí: sus otros dispositivos no lo reciben.`,
  adminsOnly: (email) =>
    `Solo los ADMINISTRADORES pueden publicar entradas. Ponte en contacto con el propietario${email && ` (${email})`} si deberías tener este permiso. ¿Quieres ir a la página de inicio?`,
  empty: 'Esta entrada está vacía. ¿Publicarla de todos modos?',
  untitled: 'Esta entrada no tiene título. ¿Publicarla como «Sin título»?',
  overwrite:
    '¿Sustituir la versión publicada por la tuya? La versión sustituida se conserva en «Versiones».',
  publishDeleted: 'Esta entrada se eliminó. ¿Publicar tu versión de nuevo?',
  failed: (reason) => `La entrada no se publicó. ${reason} Tu texto sigue aquí.`,
  rejected:
    'La base de datos la rechazó. Probablemente es demasiado grande: una entrada puede tener alrededor de un millón de caracteres (1 MiB). Acórtala o divídela en dos.',
  tooManyParts: (sections, paragraphs) =>
    `Una entrada puede tener hasta ${sections} secciones y ${paragraphs} párrafos. Une algunos, o divide la entrada en dos.`,
  dailyLimit: 'Se ha alcanzado el límite diario de escritura. Inténtalo mañana.',
  firstTooLate:
    'La fecha de la primera publicación es posterior a la de la entrada. Corrígela en «Detalles».',
  signedOut: 'Tu sesión está cerrada. Iníciala de nuevo y vuelve a publicar.',
  pictureRefused:
    'La base de datos rechazó una imagen. Solo los administradores pueden añadir imágenes. Si lo eres, puede que las reglas de la base sean más antiguas que el sitio: su propietario ejecuta npm run deploy.',
  changedElsewhere: 'Alguien cambió la entrada después de que empezaras. Elige en cada diferencia.',
  takenOver: (fields) =>
    `Alguien cambió la entrada después de que empezaras. Lo que solo cambió esa persona está ahora en tu texto: ${fields}. Revísalo y publica; «Deshacer» lo quita de nuevo.`,
  publishedMeanwhile:
    'Esta entrada se publicó mientras tanto, quizá en un intento anterior. Elige en cada diferencia.',
  deletedElsewhere:
    'Esta entrada se eliminó en otro lugar. Tu texto sigue aquí, y «Publicar» la publica de nuevo.',
  notAdmin:
    'Puedes escribir aquí, pero solo los administradores pueden publicar. Si este es tu sitio, hazte administrador: ejecuta _npm run grant-admin_ con tu correo, o pon el campo _admin_ en la _consola de Firebase_.',
  userId: 'Tu ID de usuario:',
  copyUserId: 'Copiar ID de usuario',
  userIdCopied: 'ID de usuario copiado',
};
