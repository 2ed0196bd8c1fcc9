import { pluralIn } from '../plural.ts';
import type { Words } from './en.ts';

const plural = /* @__PURE__ */ pluralIn('es');

export const site: Words['site'] = {
  lang: 'es',
  locale: 'es-ES',
  dir: 'ltr',
  comma: ', ',
  colon: ': ',
};

export const frame: Words['frame'] = {
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
  noDatabase:
    'Este sitio aún no está conectado a su base de datos. Su propietario la conecta rellenando .env, como muestra .env.example.',
  checkConnection: 'Comprueba tu conexión y recarga la página.',
};

export const missing: Words['missing'] = {
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

export const home: Words['home'] = {
  title: 'Sobre mí',
  readCv: 'Leer mi currículum',
  readBlog: 'Leer el blog',
  write: 'Escribirme',
  building: 'En marcha: ',
  now: (job) => `actualmente: ${job}`,
  available: (when) => `disponible desde: ${when}`,
  seeking: (what) => `busca: ${what}`,
  portraitOf: (name) => `Retrato de ${name}`,
  lately: 'Últimas entradas',
};

export const contact: Words['contact'] = {
  heading: 'Datos de contacto',
  email: 'Correo',
  phone: 'Teléfono',
  location: 'Lugar',
  show: (what) => `Mostrar: ${what}`,
  description: (name, ways) => `Cómo contactar con ${name}: ${ways}`,
};

export const cv: Words['cv'] = {
  print: 'Imprimir o guardar como PDF',
  pdf: 'Abrir en PDF',
  description: (owner) => `Experiencia, formación y competencias de ${owner}`,
  projects: 'Proyectos',
  currentProject: 'Proyecto actual',
  plannedProjects: 'Proyectos previstos',
  pastProjects: 'Proyectos anteriores',
  otherProjects: 'Otros proyectos',
  work: 'Experiencia laboral',
  present: 'actualidad',
  from: (since) => `desde ${since}`,
  education: 'Formación',
  qualifications: 'Certificados',
  score: (score) => `Nota: ${score}`,
  technicalSkills: 'Conocimientos técnicos',
  softSkills: 'Habilidades personales',
  skills: 'Conocimientos',
  awards: 'Premios',
  interests: 'Aficiones e intereses',
  otherInterests: 'Intereses',
  volunteering: 'Voluntariado',
  publications: 'Publicaciones',
  languages: 'Idiomas',
  references: 'Referencias',
};

export const posts: Words['posts'] = {
  untitled: 'Sin título',
  undated: 'Sin fecha',
  fromYear: (year) => `Entradas de ${year}`,
  withoutDate: 'Entradas sin fecha',
  published: 'Entrada publicada.',
  signedOut:
    'Has cerrado la sesión. Tu texto se conserva como borrador en este navegador: inicia sesión y elige «Escribir una entrada» para continuar.',
};

export const reading: Words['reading'] = {
  post: 'Entrada',
  read: 'Leer',
  readTitle: (title) => `Leer ${title}`,
  copyLink: 'Copiar enlace',
  linkCopied: 'Enlace copiado',
  copyCode: 'Copiar código',
  codeCopied: 'Código copiado',
  notCopied: 'El navegador no lo permitió',
  share: 'Compartir…',
  debug: 'Depurar',
  debugTitle: 'Muestra esta entrada en la consola del navegador',
  back: 'Volver',
  newer: 'Más reciente',
  older: 'Más antigua',
  morePosts: 'Más entradas',
  updated: 'Actualizado',
  firstPublished: 'Publicada antes',
  series: 'Serie',
  inSeries: (name) => `Serie «${name}»`,
  partOf: (number, count) => `${number} de ${count}`,
  previousPart: 'Parte anterior',
  nextPart: 'Parte siguiente',
  wasUpdated: 'Esta entrada se ha actualizado.',
  minutes: (count) => `${count} min de lectura`,
  contents: 'En esta página',
  video: 'Vídeo',
  code: (language) => (language ? `Código, ${language}` : 'Código'),
  formula: 'Fórmula',
  formulaNotDrawn: '(se muestra en TeX porque no se puede dibujar)',
  unformatted:
    'Se muestra con sus marcas porque es demasiado largo o está anidado a demasiada profundidad.',
  isCut: 'Esta entrada es demasiado larga para una página. El final no se muestra.',
  callouts: {
    note: 'Nota',
    tip: 'Consejo',
    important: 'Importante',
    warning: 'Advertencia',
    caution: 'Precaución',
  },
  table: (header) => `Tabla: ${header}`,
  footnotes: 'Notas',
  footnote: (number) => `Nota ${number}`,
  backToReference: (number, which, times) =>
    `Volver a la llamada ${number}${times > 1 ? `, ${which} de ${times}` : ''}`,
  wholePicture: 'Ver la imagen completa',
  pictureMissing: 'Falta esta imagen.',
  pictureNotLoaded: 'No se pudo cargar esta imagen. Comprueba tu conexión y recarga la página.',
  loadingText: 'Cargando el texto…',
  loadingPost: 'Cargando la entrada…',
  loadingPosts: 'Cargando las entradas…',
  postNotLoaded: 'No se pudo cargar la entrada. Comprueba tu conexión e inténtalo de nuevo.',
  postsNotLoaded: 'No se pudieron cargar las entradas. Comprueba tu conexión e inténtalo de nuevo.',
  paused: 'Ves una copia guardada; las actualizaciones en directo están en pausa.',
  stopped:
    'Las actualizaciones en directo se han detenido. Recarga la página para recibirlas de nuevo.',
  resumed: 'Las actualizaciones en directo han vuelto.',
  outdated: 'Esta página es demasiado antigua para mostrar todos los cambios desde que se creó.',
  unreachable:
    'El blog no responde. Comprueba tu conexión. Esta página se actualizará sola cuando vuelva a estar disponible.',
  noPosts: 'Todavía no hay entradas.',
  newPosts: (count) => plural(count, { one: '1 entrada nueva', other: `${count} entradas nuevas` }),
  showOlder: 'Mostrar entradas anteriores',
  olderByYear: 'Las entradas anteriores están abajo, por año',
  noOlder: 'No hay entradas anteriores',
  years: 'Todas las entradas por año',
  undatedYear: 'sin fecha',
  withTag: 'Entradas por etiqueta',
  tagged: (tag) => `Entradas con la etiqueta «${tag}»`,
};

export const editions: Words['editions'] = {
  otherLists: 'Entradas en otros idiomas',
  translations: 'En otros idiomas',
};

export const search: Words['search'] = {
  label: 'Buscar',
  searching: 'Buscando…',
  notLoaded: 'No se pudo cargar la búsqueda. Comprueba tu conexión e inténtalo de nuevo.',
  noneFound: 'No se encontró ninguna entrada.',
  found: (count) =>
    plural(count, { one: '1 entrada encontrada.', other: `${count} entradas encontradas.` }),
  best: (count, shown) => `${count} entradas encontradas. Estas son las ${shown} mejores.`,
};

export const account: Words['account'] = {
  signIn: 'Iniciar sesión',
  signedOut: 'Se ha cerrado tu sesión.',
  signInFailed: (reason) => `No se pudo iniciar sesión. ${reason}`,
  reloadMenu: 'Recargar el menú',
  checking: 'Comprobando tu sesión…',
  notChecked: 'No se pudo comprobar tu sesión. Parece que no tienes conexión.',
  writePost: 'Escribir una entrada',
  editPost: 'Editar la entrada',
};

export const signInErrors: Words['signInErrors'] = {
  popupBlocked:
    'El navegador bloqueó la ventana de inicio de sesión. Permite las ventanas emergentes en este sitio e inténtalo de nuevo.',
  popupClosed: 'La ventana de inicio de sesión se cerró antes de terminar.',
  noStorage:
    'El navegador bloquea las cookies o el almacenamiento que necesita el inicio de sesión. Permítelos en este sitio.',
  noNetwork: 'No se pudo acceder a la red. Inténtalo de nuevo.',
  noGoogle:
    'No se pudo acceder a Google, o el almacenamiento del navegador para este sitio está lleno. Compruébalo e inténtalo de nuevo.',
  unexpected: (reason) => `Error inesperado (${reason}).`,
};

export const menu: Words['menu'] = {
  of: (name) => `Cuenta de ${name}`,
  user: 'usuario',
  signOut: 'Cerrar sesión',
  signOutFailed: (reason) => `No se pudo cerrar la sesión. ${reason}`,
};

export const writing: Words['writing'] = {
  needsScripts: 'Para escribir hace falta JavaScript. Actívalo y recarga la página.',
  fields: {
    Name: 'Nombre',
    Title: 'Título',
    Summary: 'Resumen',
    Language: 'Idioma',
    Tags: 'Etiquetas',
    Series: 'Serie',
    FirstPublished: 'Publicada por primera vez',
    Canonical: 'Dirección del original',
    Cover: 'Portada',
    Translation: 'Traducción',
    Heading: 'Encabezado',
    Paragraph: 'Párrafo',
  },
  hints: {
    Tags: 'Separadas por comas.',
    Series: 'Las entradas de una serie se enlazan entre sí, la más antigua primero.',
    FirstPublished: 'El día en que apareció por primera vez en otro lugar, si fue así.',
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
  fillTitle: 'Usar el título',
  fillSummary: 'Usar el resumen',
  fillBoth: 'Usar el título y el resumen',
  documentIsIn: 'El documento está en los campos de la entrada. «Deshacer» lo retira.',
  fileUnreadable: 'No se pudo leer el archivo. Ábrelo y pega su texto.',
  pastedPlain: 'No se pudo conservar el formato: solo se han pegado las palabras.',
  fileTooLarge: 'El archivo es demasiado grande para una entrada. Pega una parte.',
  pleaseCheck: (found) => `Revisa lo siguiente: ${found}.`,
  isLost: (words, line) => `falta «${words}»${line ? ` (línea ${line})` : ''}`,
  isLeft: (words, line) => `«${words}»${line ? ` (línea ${line})` : ''} se muestra como texto`,
  isPersonal: (address) =>
    `la dirección ${address} puede identificar a una persona o dar acceso a otros`,
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
    picture: 'Añadir imagen',
    help: 'Formato y teclas',
  },
  /** What Markdown and keys do. */
  guide: {
    youType: 'Se escribe',
    youGet: 'Se obtiene',
    struck: 'Tachado',
    task: 'Tarea',
    footnote: 'Nota',
    marked: 'Con su lenguaje, un título y líneas marcadas',
    blocks: 'Un bloque a elegir, en un párrafo vacío',
    enterTwice: 'Intro dos veces',
    nextParagraph: 'El párrafo siguiente',
    hashes: '## y un espacio',
    newSection: 'Una sección',
    backspace: 'Retroceso al principio',
    joined: 'Une un párrafo al anterior',
    tab: 'Tab y luego las flechas',
    reached: 'Las herramientas de un párrafo',
    document: 'Un documento entero, pegado',
    parts: 'Su título, sus secciones y sus párrafos',
  },
};

export const publishing: Words['publishing'] = {
  sending: 'Publicando…',
  slow: 'Está tardando más de lo habitual. Mantén abierta esta pestaña hasta que se publique tu entrada.',
  waiting:
    'No tienes conexión. La entrada se publicará cuando vuelva, mientras esta pestaña siga abierta.',
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
  changedElsewhere:
    'Alguien cambió la entrada publicada después de que empezaras. Elige en cada diferencia.',
  takenOver: (fields) =>
    `Alguien cambió la entrada publicada después de que empezaras. Lo que solo cambió esa persona está ahora en tu texto: ${fields}. Revísalo y publica; «Deshacer» lo quita de nuevo.`,
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

export const drafts: Words['drafts'] = {
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

export const sharing: Words['sharing'] = {
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

export const pictures: Words['pictures'] = {
  label: 'Imágenes',
  numberOf: (number, count) => `Imagen ${number} de ${count}`,
  several: (count) => `Añadir ${count} imágenes`,
  preparing: (number, count) =>
    count > 1 ? `Preparando la imagen ${number} de ${count}…` : 'Preparando la imagen…',
  moves: 'Es una animación. Solo se añade su primer fotograma.',
  altText: 'Texto alternativo',
  altHint: 'Di qué muestra la imagen, para quienes no pueden verla.',
  caption: 'Pie de imagen (opcional)',
  ok: 'Aceptar',
  insert: 'Insertar',
  insertWithoutAlt: 'Insertar sin texto alternativo',
  mayDiscard: (count) =>
    count === 1
      ? '¿Descartar la imagen y lo que escribiste sobre ella?'
      : `¿Descartar las ${count} imágenes y lo que escribiste sobre ellas?`,
  atRisk:
    'Este navegador no puede guardar imágenes. Se perderán si cierras esta pestaña antes de publicar tu entrada.',
  notAdded: 'No se pudo añadir la imagen. Comprueba tu conexión y recarga la página.',
  isSvg: (name) =>
    `«${name}» es un SVG, que no se puede añadir porque puede contener scripts. Guárdalo como PNG y añade ese archivo.`,
  noPicture: (name) => `«${name}» no es una imagen.`,
  isEmpty: (name) =>
    `«${name}» está vacío. Si el archivo está en la nube, descárgalo primero y añádelo de nuevo.`,
  gone: (name) =>
    `No se puede abrir «${name}». Puede que se haya movido o cambiado desde que lo elegiste: elígelo de nuevo.`,
  tooManyBytes: (name, size, most) =>
    `«${name}» es demasiado grande: ${size} MB. Redúcelo a menos de ${most} MB y añádelo de nuevo.`,
  tooManyPixels: (name, width, height) =>
    `«${name}» es demasiado grande: ${width} × ${height} píxeles. Redúcelo y añádelo de nuevo.`,
  tooLargeHere: (name, width, height) =>
    `«${name}» es demasiado grande para este navegador: ${width} × ${height} píxeles. Redúcelo y añádelo de nuevo.`,
  heic: (name) =>
    `«${name}» es una imagen HEIC, que este navegador no puede leer. Guárdala como JPEG y añade ese archivo. En un iPhone, Ajustes › Cámara › Formatos › Más compatible hace las fotos en JPEG.`,
  otherKind: (name, kind) =>
    `«${name}» es una imagen ${kind}, que este navegador no puede leer. Guárdala como PNG o JPEG y añade ese archivo.`,
  damaged: (name) =>
    `«${name}» está dañado y este navegador no puede leerlo. Añade otra copia, o guárdalo de nuevo como PNG o JPEG.`,
  badAddress: (name) =>
    `${name} se muestra como texto. Su dirección debe terminar así: .webp#1600x900`,
  notStored: (alt) => `La imagen${alt && ` «${alt}»`} ya no está guardada. Añádela de nuevo.`,
  foreign: (name) =>
    `${name} se muestra como texto. Solo se muestran imágenes de este sitio: usa «Añadir imagen».`,
  noFile: (name) => `No hay ningún archivo ${name}. Corrige su nombre o usa «Añadir imagen».`,
  addAlt: (name) => `Añade un texto alternativo a esta imagen: ![texto alternativo](${name})`,
};

export const versions: Words['versions'] = {
  title: 'Versiones',
  none: 'No hay versiones anteriores de esta entrada.',
  inForm: 'En el formulario',
  isInForm: 'La versión está en el formulario. «Publicar» la publica y «Deshacer» la retira.',
  thenChanged: (fields) => `La versión siguiente cambió: ${fields}`,
  restoreVersion: (date) => `Restaurar la versión de ${date}`,
  restore: 'Restaurar',
  restoreTitle: (title) => `Restaurar «${title}»`,
  restored: (title) => `«${title}» se publicó de nuevo.`,
  publishedAgain: 'Publicada de nuevo.',
  noWords: 'ninguna palabra',
  changed: {
    Heading: (count) => plural(count, { one: '1 encabezado', other: `${count} encabezados` }),
    Paragraph: (count) => plural(count, { one: '1 párrafo', other: `${count} párrafos` }),
  },
  nothing: '(nada)',
  andMore: (field) => `${field} y lo que sigue`,
  yours: 'La tuya',
  published: 'La publicada',
  use: 'Usar esta',
  useNumber: (side, difference) => `Usar esta: «${side}», diferencia ${difference}`,
  useAll: (side) => `Usar «${side}» en todas`,
  allListed: 'Se muestran todas las diferencias, porque no se sabe quién cambió qué.',
  loadingDifferences: 'Cargando las diferencias…',
  differencesNotLoaded:
    'No se pudieron cargar las diferencias. Comprueba la conexión y recarga la página.',
  deletedPosts: 'Entradas eliminadas',
  noneDeleted: 'No se ha eliminado ninguna entrada.',
  eraseForGood: 'Eliminar para siempre',
  eraseTitle: (title) => `Eliminar «${title}» para siempre`,
  mayErase: (title) => `¿Eliminar para siempre «${title}» y todas sus versiones?`,
  erased: (title) => `«${title}» se eliminó para siempre.`,
  nothingChanged: (reason) => `No se cambió nada. ${reason}`,
  tryAgain: 'Comprueba tu conexión e inténtalo de nuevo.',
  notAllowed: 'Esta cuenta no tiene permiso para hacerlo.',
  changedElsewhere: 'Mientras tanto se cambió en otro lugar.',
  loading: 'Cargando…',
  listNotLoaded: 'No se pudo cargar la lista. Comprueba tu conexión e inténtalo de nuevo.',
};

export const tools: Words['tools'] = {
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

const words: Words = {
  ...{ site, frame, missing, home, contact, cv, posts, reading, editions, search, account },
  ...{
    signInErrors,
    menu,
    writing,
    publishing,
    drafts,
    sharing,
    pictures,
    versions,
    tools,
  },
};
export default words;
