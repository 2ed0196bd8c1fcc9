import type { pictures as english } from '../../en/author/pictures';

export const pictures: typeof english = {
  label: 'Images',
  fromDevice: 'Depuis cet appareil…',
  again: 'Déjà utilisées',
  numberOf: (number, count) => `Image ${number} sur ${count}`,
  several: (count) => `Ajouter ${count} images`,
  preparing: (number, count) =>
    count > 1 ? `Préparation de l’image ${number} sur ${count}…` : 'Préparation de l’image…',
  moves: 'C’est une animation. Seule sa première image est ajoutée.',
  altText: 'Texte alternatif',
  altHint: 'Dites ce que montre l’image, pour les lecteurs qui ne peuvent pas la voir.',
  caption: 'Légende (facultative)',
  ok: 'OK',
  insert: 'Insérer',
  insertWithoutAlt: 'Insérer sans texte alternatif',
  mayDiscard: (count) =>
    count === 1
      ? 'Abandonner l’image et ce que vous avez écrit à son sujet ?'
      : `Abandonner les ${count} images et ce que vous avez écrit à leur sujet ?`,
  atRisk:
    'Ce navigateur ne peut pas enregistrer d’images. Elles seront perdues si vous fermez cet onglet avant la publication de votre article.',
  notAdded: 'L’image n’a pas pu être ajoutée. Vérifiez votre connexion et réessayez.',
  isSvg: (name) =>
    `« ${name} » est un fichier SVG, qui ne peut pas être ajouté, car il peut contenir des scripts. Enregistrez-le en PNG, et ajoutez ce fichier.`,
  noPicture: (name) => `« ${name} » n’est pas une image.`,
  isEmpty: (name) =>
    `« ${name} » est vide. Si le fichier se trouve dans le cloud, téléchargez-le d’abord, et ajoutez-le de nouveau.`,
  gone: (name) =>
    `Impossible d’ouvrir « ${name} ». Le fichier a peut-être été déplacé ou modifié depuis que vous l’avez choisi : choisissez-le de nouveau.`,
  tooManyBytes: (name, size, most) =>
    `« ${name} » est trop lourd : ${size} Mo. Réduisez-le à moins de ${most} Mo, et ajoutez-le de nouveau.`,
  tooManyPixels: (name, width, height) =>
    `« ${name} » est trop grand : ${width} × ${height} pixels. Réduisez-le, et ajoutez-le de nouveau.`,
  tooLargeHere: (name, width, height) =>
    `« ${name} » est trop grand pour ce navigateur : ${width} × ${height} pixels. Réduisez-le, et ajoutez-le de nouveau.`,
  heic: (name) =>
    `« ${name} » est une image HEIC, que ce navigateur ne sait pas lire. Enregistrez-la en JPEG, et ajoutez ce fichier. Sur un iPhone, Réglages › Appareil photo › Formats › Le plus compatible prend les photos en JPEG.`,
  otherKind: (name, kind) =>
    `« ${name} » est une image ${kind}, que ce navigateur ne sait pas lire. Enregistrez-la en PNG ou en JPEG, et ajoutez ce fichier.`,
  damaged: (name) =>
    `« ${name} » est endommagé, et ce navigateur ne peut pas le lire. Ajoutez une autre copie, ou enregistrez-le de nouveau en PNG ou en JPEG.`,
  badAddress: (name) =>
    `${name} s’affiche comme du texte. Son adresse doit se terminer ainsi : .webp#1600x900`,
  notStored: (alt) =>
    `L’image${alt && ` « ${alt} »`} n’est plus enregistrée. Ajoutez-la de nouveau.`,
  foreign: (name) =>
    `${name} s’affiche comme du texte. Seules les images de ce site sont affichées : utilisez « Ajouter une image ».`,
  noFile: (name) =>
    `Il n’y a pas de fichier ${name}. Corrigez son nom, ou utilisez « Ajouter une image ».`,
  addAlt: (name) => `Ajoutez un texte alternatif à cette image : ![texte alternatif](${name})`,
};
