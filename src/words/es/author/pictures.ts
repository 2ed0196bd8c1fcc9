import type { pictures as english } from '../../en/author/pictures';

export const pictures: typeof english = {
  label: 'Imágenes',
  fromDevice: 'Desde este dispositivo…',
  again: 'Ya usadas',
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
  notAdded: 'No se pudo añadir la imagen. Comprueba tu conexión e inténtalo de nuevo.',
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
