import { plural } from '../site';
import type { writing as english } from '../../en/author/writing';

export const writing: typeof english = {
  needsScripts: 'Para escribir hace falta JavaScript. Actívalo y recarga la página.',
  partNotLoaded:
    'Esta parte del formulario no se pudo cargar. Comprueba la conexión e inténtalo de nuevo.',
  fields: {
    Name: 'Nombre',
    Title: 'Título',
    Summary: 'Resumen',
    Language: 'Idioma',
    Tags: 'Etiquetas',
    Series: 'Serie',
    FirstPublished: 'Fecha',
    Canonical: 'Dirección del original',
    Cover: 'Portada',
    Translation: 'Traducción',
    Heading: 'Encabezado',
    Paragraph: 'Párrafo',
    Body: 'Texto',
  },
  hints: {
    Tags: 'Separadas por comas.',
    Series: 'Las entradas de una serie se enlazan entre sí, la más antigua primero.',
    FirstPublished:
      'Un día anterior al de la publicación. Las listas, los años y los canales sitúan entonces la entrada en él.',
    Canonical:
      'La dirección del original en otro sitio. Los buscadores muestran entonces esa página en lugar de esta.',
    Cover:
      'Una imagen al principio de la entrada, en las listas, los canales y las vistas previas de enlaces. Se puede soltar o pegar aquí.',
    Translation: 'La misma entrada en otro idioma: su dirección, por ejemplo llaves-y-cerraduras.',
  },
  details: 'Detalles',
  address: 'Dirección de la página',
  addressHint: (path) =>
    `La entrada estará en ${path}. Después de publicarla, la dirección ya no se puede cambiar.`,
  addressIsFixed: 'Una entrada publicada conserva su dirección.',
  addressTaken: 'Otra entrada tiene esta dirección, o la tenía antes de que se eliminara.',
  useAddress: (address) => `Usar «${address}»`,
  summaryHint:
    'Se muestra en la lista de entradas, en las vistas previas de enlaces y en el canal RSS.',
  notStated: 'Sin indicar',
  looksLike: (language) => `Parece ${language}. Usar ${language}`,
  tooManyTags: (count, length, kept) =>
    `Solo se conservan ${count} etiquetas distintas de hasta ${length} caracteres: ${kept}`,
  tooLate: 'Este día no se conserva: es posterior a la fecha de la entrada.',
  notAnAddress: 'Esto no se conserva: una dirección empieza por https://.',
  notAPicture:
    'Esto no se conserva: una portada es una imagen de este sitio, escrita así: ![texto alternativo](dirección).',
  section: (section) => `Sección ${section}`,
  paragraph: (paragraph) => `Párrafo ${paragraph}`,
  addSection: 'Añadir sección',
  addParagraph: 'Añadir párrafo',
  addParagraphTo: (section) => `Añadir párrafo a la sección ${section}`,
  insertSection: 'Insertar sección aquí',
  insertSectionAfter: (section) => `Insertar una sección después de la sección ${section}`,
  remove: 'Quitar',
  removeSection: 'Quitar sección',
  removeSectionNumber: (section) => `Quitar la sección ${section}`,
  removeParagraph: (paragraph, section) =>
    `Quitar el párrafo ${paragraph} de la sección ${section}`,
  removed: (what) => `Se ha quitado: ${what}. «Deshacer» lo recupera.`,
  postTools: 'Herramientas de la entrada',
  sectionTools: (section) => `Herramientas de la sección ${section}`,
  paragraphTools: (paragraph, section) =>
    `Herramientas del párrafo ${paragraph} de la sección ${section}`,
  moveSection: (section, way) =>
    `Mover la sección ${section} hacia ${way === 'up' ? 'arriba' : 'abajo'}`,
  moveParagraph: (paragraph, section, way) =>
    `Mover el párrafo ${paragraph} de la sección ${section} hacia ${way === 'up' ? 'arriba' : 'abajo'}`,
  sectionIsNow: (section, now) => `La sección ${section} es ahora la sección ${now}.`,
  paragraphIsNow: (paragraph, now) => `El párrafo ${paragraph} es ahora el párrafo ${now}.`,
  paragraphIsNowLast: (paragraph, section) =>
    `El párrafo ${paragraph} es ahora el último de la sección ${section}.`,
  paragraphIsNowFirst: (paragraph, section) =>
    `El párrafo ${paragraph} es ahora el primero de la sección ${section}.`,
  paragraphBegun: 'Párrafo nuevo.',
  paragraphJoined: 'El párrafo se ha unido al anterior.',
  sectionBegun: 'Sección nueva.',
  sectionJoined: 'La sección se ha unido a la anterior.',
  undone: 'Se ha deshecho el último cambio.',
  redone: 'Se ha rehecho el cambio.',
  submit: 'Publicar',
  undo: 'Deshacer',
  cancel: 'Cancelar',
  close: 'Cerrar',
  /** The line before Submit. */
  willPublish: 'Lo que se publicará',
  noTitle: 'sin título',
  leadNowhere: (marks, count) =>
    plural(count, {
      one: `${marks} no lleva a ninguna parte`,
      other: `${marks} no llevan a ninguna parte`,
    }),
  hasSummary: 'con resumen',
  noSummary: 'sin resumen',
  countTags: (count) => plural(count, { one: '1 etiqueta', other: `${count} etiquetas` }),
  noTags: 'sin etiquetas',
  noLanguage: 'idioma sin indicar',
  words: (count, of) => plural(of, { one: `${count} palabra`, other: `${count} palabras` }),
  characters: (count, of) => plural(of, { one: `${count} carácter`, other: `${count} caracteres` }),
  size: 'Tamaño de la entrada',
  tooLarge: 'La entrada es demasiado grande para la base de datos. Acórtala o divídela en dos.',
  plainCode: (block, post) =>
    `Parte del código se muestra sin colores: un bloque de más de ${block} caracteres, uno con una línea o una palabra muy larga, o lo que sigue a ${post} caracteres de código.`,
  reached: (percent) => `La entrada ha alcanzado el ${percent} % del tamaño máximo.`,
  split: (paragraphs) => `Dividir en ${paragraphs} párrafos`,
  isDocument: 'Parece un documento completo.',
  tooManyParts: 'Este texto tiene demasiadas partes para dividirlo aquí. Pégalo por trozos.',
  makeSections: (count) =>
    plural(count, { one: 'Convertir en 1 sección', other: `Convertir en ${count} secciones` }),
  fillIn: (fields) => `Rellenar los campos vacíos: ${fields}`,
  documentIsIn: 'El documento está en los campos de la entrada. «Deshacer» lo retira.',
  fileUnreadable: 'No se pudo leer el archivo. Ábrelo y pega su texto.',
  pastedPlain: 'No se pudo conservar el formato: solo se han pegado las palabras.',
  fileTooLarge: 'El archivo es demasiado grande para una entrada. Pega una parte.',
  pleaseCheck: (found) => `Revisa lo siguiente: ${found}.`,
  isLost: (words, line) => `falta «${words}»${line ? ` (línea ${line})` : ''}`,
  isLeft: (words, line) => `«${words}»${line ? ` (línea ${line})` : ''} se muestra como texto`,
  isPersonal: (words) => `«${words}» puede identificar a una persona o dar acceso a otros`,
  formulasLost: (count) =>
    plural(count, {
      one: 'falta una fórmula, porque se copió sin su código',
      other: `faltan ${count} fórmulas, porque se copiaron sin su código`,
    }),
  footnotesLost: (count) =>
    plural(count, {
      one: 'falta una nota al pie, porque se copió sin su texto',
      other: `faltan ${count} notas al pie, porque se copiaron sin su texto`,
    }),
  picturesLost: (count) =>
    plural(count, {
      one: 'falta 1 imagen: cópiala sola o usa «Añadir imagen»',
      other: `faltan ${count} imágenes: cópialas una a una o usa «Añadir imagen»`,
    }),
  preview: 'Vista previa',
  beside: 'Lado a lado',
  write: 'Escribir',
  format: 'Formato',
  tools: {
    bold: 'Negrita',
    italic: 'Cursiva',
    link: 'Enlace',
    code: 'Código',
    list: 'Lista',
    numbers: 'Lista numerada',
    quote: 'Cita',
    callout: 'Aviso',
    codeBlock: 'Bloque de código',
    table: 'Tabla',
    more: 'Más',
    heading: 'Encabezado',
    subheading: 'Subtítulo',
    tasks: 'Lista de tareas',
    formula: 'Fórmula',
    footnote: 'Nota al pie',
    divider: 'Separador',
    picture: 'Añadir imagen',
    help: 'Formato y teclas',
  },
  findReplace: 'Buscar y reemplazar',
  find: 'Buscar',
  replaceBy: 'Reemplazar por',
  matchCase: 'Distinguir mayúsculas',
  nextMatch: 'Siguiente',
  matchOf: (number, count) => `${number} de ${count}`,
  replaceOne: 'Reemplazar',
  replaceAll: 'Reemplazar todo',
  found: (count) => plural(count, { one: '1 coincidencia', other: `${count} coincidencias` }),
  replaced: (count) =>
    plural(count, {
      one: 'Se ha reemplazado 1 coincidencia.',
      other: `Se han reemplazado ${count} coincidencias.`,
    }),
};
